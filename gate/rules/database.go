package rules

// database are the clients of databases and the tools that migrate them.
var database = []Contract{
	{
		Names: "psql mysql mariadb mycli pgcli litecli usql cqlsh clickhouse-client clickhouse clickhouse-local duckdb influx sqlcmd sqlplus isql tsql bcp snowflake impala-shell beeline hive trino presto vertica vsql db2 osql mongo mongosh redis-cli valkey-cli iredis keydb-cli cypher-shell neo4j-admin arangosh couchbase-cli cbq surreal questdb dolt cockroach tidb edgedb gel memcached-tool", Doc: "Clients of databases; a statement may do anything the account may.", Style: Raw, Scan: ScanSQL,
	},
	{
		Names: "sqlite3 sqlite sqlcipher", Doc: "SQLite shell. sqlite3(1) 3.40.", Style: SingleDash | Permute, Scan: ScanSQLite,
		Flags: []Flag{
			{Names: "-append -ascii -bail -batch -box -column -csv -header -headers -noheader -html -interactive -json -line -lines -list -markdown -memtrace -mmap= -newline= -nonce= -nofollow -nullvalue= -quote -readonly -safe -separator= -stats -table -tabs -unsafe-testing -vfs= -version -lookaside= -maxsize= -pagecache= -multiplex -escape= -echo -help -A"},
			{Names: "-cmd="},
			{Names: "-init=", Value: Load, Note: "start-up commands"},
			{Names: "-deserialize -zip -archive"},
		},
	},
	{
		Names: "createdb dropdb createuser dropuser pg_restore pg_ctl pg_ctlcluster pg_createcluster pg_dropcluster pg_resetwal pg_upgrade initdb reindexdb vacuumdb clusterdb pgbench mysqladmin mariadb-admin mysqlimport mysqlcheck mysql_upgrade mysql_secure_installation mysqld mongorestore mongoimport mongod mongofiles influxd redis-server redis-benchmark nodetool sstableloader clickhouse-backup", Doc: "Make, drop, restore and run databases.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Database, Note: "changes a database server"}},
	},
	{
		Names: "pg_dump pg_dumpall pg_basebackup mysqldump mariadb-dump mysqlpump mongodump mongoexport mongostat mongotop redis-dump sqldump mydumper", Doc: "Copy databases out.", Style: Raw, Scan: ScanDump,
		Facts: []Fact{{Kind: Database, Note: "copies a database out"}},
	},
	{
		Names: "pg_isready pg_config pg_lsclusters", Doc: "Say whether and where a server runs. pg_isready(1).", Style: Long, Scan: ScanReady,
		Flags:    []Flag{{Names: "-d= --dbname=", Value: Text}, {Names: "-h= --host="}, {Names: "-p= --port= -q --quiet -t= --timeout= -U= --username= -V -? --bindir --docdir --htmldir --includedir --pkgincludedir --includedir-server --libdir --pkglibdir --localedir --mandir --sharedir --sysconfdir --pgxs --configure --cc --cppflags --cflags --cflags_sl --ldflags --ldflags_ex --ldflags_sl --libs --version --help --no-header -j"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "prisma alembic knex sequelize sequelize-cli typeorm typeorm-ts-node-commonjs flyway liquibase dbmate sqlx diesel migrate atlas drizzle-kit mikro-orm sea-orm-cli refinery ecto rails-db sqitch bytebase tern dbt sqlmesh phinx doctrine node-pg-migrate db-migrate umzug kysely yoyo aerich piccolo", Doc: "Change the layout of databases by the code of the project.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Database, Note: "changes the layout of a database"}, {Kind: Project, Note: "migrations of the project"}},
	},
}
