package rules

// compress are compressors, programs that look into object files, and
// converters of media and documents, from gzip 1.12, xz 5.4, bzip2 1.0,
// zstd 1.5, lz4 1.9, binutils 2.40, ffmpeg 5.1, ImageMagick 6.9, poppler 22.
var compress = []Contract{
	{
		Names: "gzip gunzip pigz unpigz bzip2 bunzip2 xz unxz lzma unlzma compress uncompress", Doc: "Compresses and uncompresses files in place. gzip(1), bzip2(1), xz(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-c --stdout --to-stdout -t --test -l --list"},
			{Names: "-1 -2 -3 -4 -5 -6 -7 -8 -9 -0 -d --decompress --uncompress -z --compress -k --keep -f --force -n --no-name -N --name -q --quiet -v --verbose -a --ascii -S= --suffix= --fast --best --rsyncable --synchronous -s --small -L --license -V --version -e --extreme -p= --processes= -b= -h -F? --format= -C= --check= -T= --threads= -M? --memlimit= --memory= --no-adjust --no-sparse --single-stream --block-size= --robot --lzma2? --no-sync"},
			{Names: "-r --recursive", Sets: Recursive},
		},
		Scan: ScanCompress,
	},
	{
		Names: "zcat gzcat bzcat xzcat lzcat", Doc: "Prints uncompressed files. zcat(1), xzcat(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-V"}, {Names: "-f --force -v --verbose -q --quiet -s --small -T? -S? -h -k --no-sparse"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "zstdcat lz4cat", Doc: "Print uncompressed files; -o and --rm, which they share with zstd and lz4, are not accounted for. zstd(1), lz4(1).", Style: GNU,
		Flags:    []Flag{{Names: "-V"}, {Names: "-f --force -v --verbose -q --quiet -T? -h -k"}},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Unknown, Note: "lz4cat writes to a second file"}},
	},
	{
		Names: "zstd unzstd zstdmt pzstd lz4 unlz4", Doc: "Compresses and uncompresses files into new ones. zstd(1), lz4(1).", Style: Long,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-c --stdout --to-stdout -t --test -l --list"},
			{Names: "-o= --output-dir-flat= --output-dir-mirror=", Value: Write},
			{Names: "--rm"},
			{Names: "-1 -2 -3 -4 -5 -6 -7 -8 -9 -0 -d --decompress --uncompress -z --compress -k --keep -f --force -q --quiet -v --verbose --ultra --fast? --long? --adapt? -T? --threads= --single-thread -M? --memory= --no-check -C --check --no-progress --progress --format= --no-dictID --sparse --no-sparse --content-size --no-content-size --exclude-compressed --auto-threads= -B? -m --multiple -BD -BI -BX"},
			{Names: "-r", Sets: Recursive},
			{Names: "-D= --patch-from=", Value: Read},
		},
		Scan: ScanCompress,
	},
	{
		Names: "objdump gobjdump llvm-objdump", Doc: "Prints what object files contain. objdump(1).", Style: GNU, Scan: ScanArgFile,
		Flags: []Flag{
			{Names: "-V"}, {Names: "-a --archive-headers -f --file-headers -p --private-headers -P= --private= -h --headers --section-headers -x --all-headers -d --disassemble? -D --disassemble-all --disassemble-zeroes -z -S --source --source-comment? -s --full-contents -Z --decompress -g --debugging -e --debugging-tags -G --stabs -W? --dwarf? -L --process-links --ctf? -t --syms -T --dynamic-syms -r --reloc -R --dynamic-reloc -v -i --info -H"},
			{Names: "-b= --target= -m? --architecture= -j= --section= -M= --disassembler-options= -E= --endian= --file-start-context -I= --include= -l --line-numbers -F --file-offsets -C? --demangle? --no-demangle --recurse-limit --no-recurse-limit -w --wide -U= --unicode= --start-address= --stop-address= --no-addresses --prefix-addresses --show-raw-insn --no-show-raw-insn --insn-width= --adjust-vma= --show-all-symbols --special-syms --inlines --prefix= --prefix-strip= --dwarf-depth= --dwarf-start= --visualize-jumps? --disassembler-color= --x86-asm-syntax= --mattr= --mcpu= --triple= --macho"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "nm readelf size llvm-nm llvm-readelf llvm-size", Doc: "Print symbols and headers of object files. nm(1), readelf(1), size(1); --plugin is not accounted for.", Style: GNU, Scan: ScanArgFile,
		Flags: []Flag{
			{Names: "-a --debug-syms --all -A --print-file-name -B -C? --demangle? --no-demangle -D --dynamic -e --headers -f= --format= -g --extern-only -h --file-header -i -l --program-headers --line-numbers --segments -n --numeric-sort --notes -o -p --no-sort -P --portability -r --reverse-sort --relocs -s --symbols --syms --print-armap -S --section-headers --sections --print-size -t? --radix= -u --undefined-only --unwind -U --defined-only -V -W --wide -w? --debug-dump? -x? --hex-dump= -R= --relocated-dump= -I --histogram -d -c --archive-index -L --lint -T --common --totals --size-sort --special-syms --synthetic --quiet --no-weak --ifunc-chars= --with-symbol-versions --without-symbol-versions --dyn-syms --lto-syms --got-contents --arch-specific --version-info -z --decompress --string-dump= --section-groups --section-details --file-header --sym-base= --no-recurse-limit --dwarf-depth= --dwarf-start= --target="},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "addr2line c++filt llvm-cxxfilt llvm-addr2line", Doc: "Translate addresses and mangled names. addr2line(1), c++filt(1).", Style: GNU, Scan: ScanArgFile,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-a --addresses -b= --target= -C? --demangle? -f --functions -i --inlines -j= --section= -p --pretty-print -s --basenames --strip-underscore -_ -n --no-strip-underscore --no-params -t --types --no-verbose -r -R"},
			{Names: "-e= --exe=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "otool lipo dwarfdump pahole", Doc: "Print what object files contain. otool(1), lipo(1), macOS.", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-a -f -h -l -L -D -s -S -t -d -r -T -R -I -H -G -v -V -X -q -p= -arch= -info -archs -detailed_info -verify_arch -tV -tv -ov -hv -lv"},
			{Names: "-output= -o=", Value: Write},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "ldd", Doc: "Prints shared libraries by running the program's loader. ldd(1).", Style: GNU,
		Flags: []Flag{{Names: "-v --verbose -u --unused -d --data-relocs -r --function-relocs"}}, Scan: ScanLdd,
	},
	{
		Names: "strip objcopy ranlib llvm-strip llvm-objcopy", Doc: "Change object files. strip(1), objcopy(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-s --strip-all -g -S -d --strip-debug --strip-unneeded -K= --keep-symbol= -N= --strip-symbol= -R= --remove-section= -p --preserve-dates -x --discard-all -X --discard-locals -v --verbose -w --wildcard -I= -O= -F= -B= -j= --only-section= --only-keep-debug --add-gnu-debuglink= -D -U -M"},
			{Names: "-o=", Value: Write},
		},
		Operands: []Operand{{Kind: Edit}},
	},
	{
		Names: "ffprobe", Doc: "Prints what media files contain. ffprobe(1).", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-v= -loglevel= -hide_banner -show_format -show_streams -show_packets -show_frames -show_chapters -show_programs -show_error -show_data -count_frames -count_packets -show_entries= -select_streams= -print_format= -of= -output_format= -pretty -unit -prefix -sexagesimal -read_intervals= -f= -version -formats -codecs -show_private_data -bitexact"},
			{Names: "-i=", Value: Read},
		},
		Scan: ScanMedia,
	},
	{
		Names: "ffmpeg ffplay", Doc: "Converts media files; its operands are output files or addresses. ffmpeg(1).", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-version -formats -codecs -encoders -decoders -filters -protocols -hwaccels -pix_fmts -buildconf -L -h"},
			{Names: "-hide_banner -y -n -v= -loglevel= -nostdin -stats -nostats -c= -c:v= -c:a= -vcodec= -acodec= -codec= -b:v= -b:a= -r= -s= -t= -to= -ss= -an -vn -sn -map= -vf= -filter:v= -af= -f= -frames:v= -vframes= -crf= -preset= -pix_fmt= -threads= -q:v= -ar= -ac= -shortest -movflags= -metadata= -loop= -framerate="},
			{Names: "-i=", Value: Read},
		},
		Operands: []Operand{{Kind: Write}},
	},
	{
		Names: "identify", Doc: "Prints what image files contain. identify(1), ImageMagick 6.", Style: SingleDash | Permute,
		Flags: []Flag{{Names: "-format= -verbose -ping -quiet -version -list= -units= -density= -alpha= -precision= -regard-warnings -moments -features= -unique"}},
		Scan:  ScanMedia,
	},
	{
		Names: "convert magick mogrify composite montage", Doc: "Converts images; coders of file names may start programs. convert(1).", Style: SingleDash | Permute,
		Flags:    []Flag{{Names: "-version"}},
		Operands: []Operand{{Kind: Write}},
	},
	{
		Names: "exiftool", Doc: "Prints metadata of files; assignments change them. exiftool(1); -config, -if and -p run Perl and are not accounted for.", Style: SingleDash | Permute, Scan: ScanNames,
		Flags: []Flag{
			{Names: "-a -j -json -G -G1 -s -s3 -S -g -n -u -U -ee -e -h -X -b -ver -fast -fast2 -c= -d= -x= -ext= -all --all -common -time:all -gps:all -EXIF:all -q -t -T -l -csv -Orientation -CreateDate -Model -ImageSize -FileType -MIMEType -Duration"},
			{Names: "-r", Sets: Recursive},
			{Names: "-overwrite_original -all= -tagsfromfile=", Does: Edit},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "pdfinfo pdffonts pdfimages pdftoppm pdftocairo pdfseparate pdfunite", Doc: "Show and convert PDF files. pdfinfo(1) and others of poppler.", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-list -png -jpeg -tiff -f= -l= -r= -rx= -ry= -singlefile -gray -mono -meta -js -struct -struct-text -isodates -rawdates -dests -url -box -enc= -listenc -subst -loc -all -j -jp2 -jbig2 -ccitt -svg -pdf -ps -scale-to= -scale-to-x= -scale-to-y= -x= -y= -W= -H= -q -v -h"},
			{Names: "-opw= -upw=", Does: Credential},
		},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Write}},
	},
	{
		Names: "pdftotext pdftohtml", Doc: "Extract text of PDF files, into a file named after the first unless a second is given. pdftotext(1).", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-f= -l= -r= -x= -y= -W= -H= -layout -fixed= -raw -nodiag -htmlmeta -bbox -bbox-layout -tsv -enc= -listenc -eol= -nopgbrk -cropbox -colspacing= -q -v -h -i -s -noframes -xml"},
			{Names: "-stdout"},
			{Names: "-opw= -upw=", Does: Credential},
		},
		Scan: ScanPDFText,
	},
	{
		Names: "jpegoptim optipng pngquant oxipng svgo pngcrush gifsicle cwebp", Doc: "Make image files smaller, in place. jpegoptim(1), optipng(1).", Style: Long,
		Flags: []Flag{
			{Names: "-m? --max= -s --strip-all --strip? -p --preserve -t --totals -q --quiet -v --verbose -f --force -n --noaction --all-progressive -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --quality= --speed= --skip-if-larger --ext= --pretty --multipass --lossless"},
			{Names: "-d= --dest= -o= --output= -out= -dir=", Value: Write},
			{Names: "-r --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Edit}},
	},
}
