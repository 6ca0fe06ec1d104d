#!/bin/sh
# Makes the files of this folder again, on Debian 12. Their makers:
#   apt-get install --no-install-recommends texlive-latex-base texlive-xetex ghostscript qpdf \
#     mupdf-tools poppler-utils librsvg2-bin libreoffice-writer-nogui weasyprint img2pdf imagemagick \
#     groff pdftk-java pandoc chromium wkhtmltopdf python3-pikepdf python3-reportlab
# ImageMagick writes a PDF only where /etc/ImageMagick-6/policy.xml lets it.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat > "$work/book.tex" <<'TEX'
\documentclass{article}
\usepackage[colorlinks]{hyperref}
\hypersetup{pdftitle={Maths by Heart}}
\pagestyle{empty}
\begin{document}
\pdfbookmark{One}{one}One\newpage\pdfbookmark{Two}{two}Two
\end{document}
TEX
for latex in pdflatex xelatex; do
  for _ in 1 2; do (cd "$work" && $latex -interaction batchmode book.tex > /dev/null 2>&1) || true; done
  cp "$work/book.pdf" $latex.pdf
done

cat > "$work/book.html" <<'HTML'
<!doctype html><html lang="en"><head><title>Maths by Heart</title><style>*{font:12pt sans-serif}
</style></head><body><h1>One</h1><p>ab</p><h1 style="page-break-before:always">Two</h1></body></html>
HTML
soffice --headless --convert-to 'pdf:writer_web_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}' \
  --outdir "$work" "$work/book.html" > /dev/null 2>&1 && cp "$work/book.pdf" libreoffice.pdf
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --generate-pdf-document-outline \
  --print-to-pdf=chromium.pdf "$work/book.html" > /dev/null 2>&1
QT_QPA_PLATFORM=offscreen wkhtmltopdf -q --outline "$work/book.html" wkhtmltopdf.pdf 2> /dev/null || true
weasyprint "$work/book.html" weasyprint.pdf 2> /dev/null

cat > "$work/cover.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#123"/></svg>
SVG
rsvg-convert -f pdf "$work/cover.svg" -o cairo.pdf
# Scanned: a picture on each page, and nothing else.
rsvg-convert "$work/cover.svg" -o "$work/cover.png"
img2pdf "$work/cover.png" "$work/cover.png" -o img2pdf.pdf
/usr/bin/convert "$work/cover.png" "$work/cover.png" imagemagick.pdf

printf '.TL\nMaths\n.bp\nTwo\n' | groff -ms -Tpdf > groff.pdf
printf '.TL\nMaths\n.bp\nTwo\n' | groff -ms -Tps | ps2pdf - groff-ps2pdf.pdf
/usr/bin/python3 - <<'PYTHON'
from reportlab.pdfgen import canvas
page = canvas.Canvas('reportlab.pdf')
page.setTitle('Maths by Heart')
page.bookmarkPage('one')
page.addOutlineEntry('One', 'one')
page.drawString(100, 700, 'One')
page.showPage()
page.drawString(100, 700, 'Two')
page.save()
PYTHON

pandoc --metadata title='Maths by Heart' --to epub "$work/book.html" -o pandoc.epub
soffice --headless --convert-to odt --outdir "$work" "$work/book.html" > /dev/null 2>&1
soffice --headless --convert-to epub --outdir "$work" "$work/book.odt" > /dev/null 2>&1
cp "$work/book.epub" libreoffice.epub

# Written anew by other programs.
gs -q -sDEVICE=pdfwrite -o ghostscript.pdf pdflatex.pdf
qpdf --linearize --object-streams=generate pdflatex.pdf qpdf-linear-packed.pdf
qpdf --linearize --object-streams=disable pdflatex.pdf qpdf-linear-table.pdf
qpdf --qdf reportlab.pdf qpdf-qdf.pdf
qpdf --object-streams=disable reportlab.pdf qpdf-table.pdf
for turn in 90 180 270; do qpdf reportlab.pdf --rotate=$turn:1 qpdf-turned-$turn.pdf; done
mutool clean -gggz pdflatex.pdf mutool.pdf > /dev/null 2>&1
mutool merge -o mutool-merge.pdf reportlab.pdf cairo.pdf > /dev/null 2>&1
pdfunite reportlab.pdf cairo.pdf pdfunite.pdf
pdftk reportlab.pdf cat output pdftk.pdf 2> /dev/null
/usr/bin/python3 - <<'PYTHON'
import pikepdf
pikepdf.open('chromium.pdf').save('pikepdf.pdf', object_stream_mode=pikepdf.ObjectStreamMode.generate)
PYTHON

# Refused.
qpdf --encrypt '' owner 256 -- reportlab.pdf encrypted.refused.pdf
head -c 1500 reportlab.pdf > cut.refused.pdf
