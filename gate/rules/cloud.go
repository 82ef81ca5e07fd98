package rules

// cloud are the clients of code hosts, clusters and clouds. Whatever they do
// happens with the account of the user elsewhere, so that options matter
// less than the verb; the scanner tells reading from changing.
var cloud = []Contract{
	{
		Names: "gh glab hub tea gitea fj bb az-devops jira linear acli circleci travis buildkite-agent drone woodpecker-cli act", Doc: "Clients of code hosts and their trackers. gh(1) 2.60, glab(1).", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "kubectl oc k k9s kubectx kubens kubeadm stern kubecolor", Doc: "Clients of Kubernetes. kubectl(1) 1.31.", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "helm helmfile kustomize kind minikube k3d k3s microk8s skaffold tilt argocd argo flux istioctl linkerd velero eksctl kops cilium calicoctl kompose werf okteto garden devspace telepresence rancher krew", Doc: "Tools around Kubernetes clusters.", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "terraform tofu", Here: "*", Doc: "Infrastructure as code. terraform(1) 1.9.", Style: SingleDash,
		BareOK: true,
		Flags:  []Flag{{Names: "-chdir=", Value: Base}, {Names: "-version -v -help -h"}},
		Subs: []Contract{
			{
				Names: "fmt", Style: SingleDash | Permute, Scan: ScanTerraform,
				Flags: []Flag{{Names: "-list? -diff? -recursive -no-color"}, {Names: "-check?"}, {Names: "-write?"}},
			},
			{Names: "version", Style: SingleDash, Flags: []Flag{{Names: "-json"}}},
			{Names: "validate", Style: SingleDash, Flags: []Flag{{Names: "-json -no-color -no-tests"}, {Names: "-test-directory=", Value: Base}, {Names: "-var= -var-file=", Does: Read}}, Operands: []Operand{{Kind: Read}}, Facts: []Fact{{Kind: Task, Note: "checks the configuration with its providers"}}},
			{Names: "providers", Style: SingleDash, BareOK: true, Facts: []Fact{{Kind: RemoteRead, Note: "reads state for the providers that it needs"}}, Subs: []Contract{
				{Names: "lock mirror", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Fetch, Note: "providers"}, {Kind: Load, Note: "providers"}}},
				{Names: "schema", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Project, Note: "runs providers"}}},
			}},
			{Names: "graph output show", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: RemoteRead, Note: "reads state, which may hold secrets"}}},
			{Names: "state", Subs: []Contract{
				{Names: "list show pull identities", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: RemoteRead, Note: "reads state, which may hold secrets"}}},
				{Names: "rm mv push replace-provider", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes state"}}},
			}},
			{Names: "workspace", Subs: []Contract{
				{Names: "list show", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: RemoteRead, Note: "reads workspaces"}}},
				{Names: "new select delete", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes workspaces"}}},
			}},
			{Names: "plan test refresh query", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: RemoteRead, Note: "asks the providers"}, {Kind: Project, Note: "runs providers and external data sources"}}},
			{Names: "init get", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Fetch, Note: "modules and providers"}, {Kind: Load, Note: "modules and providers"}}},
			{Names: "apply destroy import taint untaint force-unlock console login logout metadata stacks modules rpcapi", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes infrastructure"}}},
		},
	},
	{
		Names: "ansible-playbook", Here: "*", Doc: "Changes hosts as playbooks say; some options only read them. ansible-playbook(1), 2.14.", Style: Long, Facts: []Fact{{Kind: Task, When: "--syntax-check"}, {Kind: Remote, Unless: "--syntax-check", Note: "changes hosts"}}, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--syntax-check --list-tasks --list-tags"}, {Names: "-v -vv -vvv -vvvv --verbose -t= --tags= --skip-tags= -l= --limit= -C --check -D --diff --list-hosts -f= --forks= --start-at-task= --flush-cache --force-handlers --step"}, {Names: "-e= --extra-vars= -i= --inventory= --inventory-file= -M= --module-path= --vault-password-file= --vault-id= -c= --connection=", Value: Load}},
	},
	{
		Names: "terragrunt pulumi cdk cdktf cdk8s serverless sls sst ansible ansible-pull ansible-console ansible-galaxy packer vagrant nomad waypoint boundary crossplane sam chalice zappa up amplify cf cap fastlane chef chef-client knife puppet salt salt-call salt-ssh saltstack fab pyinfra nixops colmena deploy-rs morph terraspace atlantis infracost checkov-deploy", Here: "terragrunt serverless ansible ansible-galaxy fastlane", HereUnlessInfo: "pulumi vagrant", Doc: "Deploy infrastructure.", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "aws aws2 gcloud gsutil bq az azcopy doctl heroku vercel now netlify ntl fly flyctl railway firebase wrangler supabase render eksctl-anywhere oci ibmcloud linode-cli hcloud scw exo vultr-cli upctl civo openstack nova s3fs cfn saml2aws aws-sso granted awslocal localstack ecs-cli eb yc tccli aliyun ossutil coscli hexo-deployer surge deployctl dokku caprover clever scalingo platform upsun turso pscale neonctl neon planetscale convex appwrite amplify-cli expo eas codepush datadog-ci sentry-cli newrelic stripe twilio shopify sfdx sf hubspot contentful sanity newman postman databricks snowsql snow dbt-cloud mlflow wandb huggingface-cli hf replicate modal runpodctl vastai cog beam banana kaggle openai", Doc: "Clients of clouds and online services.", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "vault consul etcdctl etcdutl zkCli.sh rabbitmqctl rabbitmqadmin kafka-topics kafka-topics.sh kafka-console-producer kafka-console-producer.sh kafka-console-consumer kafka-console-consumer.sh kafka-configs.sh kafka-consumer-groups.sh kafka-delete-records.sh kcat kafkacat rpk pulsar-admin nsc", Doc: "Clients of coordination and message services.", Style: Raw, Scan: ScanCloud,
	},
	{
		Names: "pass gopass bw bws lpass keepassxc-cli rbw keyring secret-tool security age age-keygen rage infisical teller summon berglas gopass-jsonapi step certbot acme.sh mkcert cfssl easyrsa sss-cli ejson", Doc: "Keep, print and use secrets and certificates.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "secrets"}},
	},
}
