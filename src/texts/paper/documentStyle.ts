/*
 * Styles of a text, shared by the editor, the preview and print. Print units keep line breaks the same on
 * screen and on paper. Lists with a `type` are drawn by it, as for every reader: selectors cannot tell `i` from `I`.
 */

/** ABNT margins: 3 cm top and left, 2 cm right and bottom. */
export const sheetMargin = '30mm 20mm 20mm 30mm';

/* Indent step: 1.25 cm on paper, the same share of the line on a phone. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8];

export const documentStyle = `
.document-text { color: #111; font: 12pt/1.5 "Times New Roman", "Liberation Serif", Tinos, Georgia, serif; text-align: start; overflow-wrap: break-word; tab-size: 4; }
.document-text > :first-child { margin-top: 0; }
.document-text :is(p, ul, ol, table, h1, h2, h3) { margin: 0 0 8pt; padding: 0; }
.document-text p { min-height: 1.5em; orphans: 3; widows: 3; color: inherit; }
.document-text :is(h1, h2, h3) { font-weight: 700; line-height: 1.3; letter-spacing: normal; color: inherit; break-after: avoid; }
.document-text h1 { margin-top: 14pt; font-size: 16pt; }
.document-text h2 { margin-top: 12pt; font-size: 14pt; }
.document-text h3 { margin-top: 10pt; font-size: 12pt; }
.document-text :is(ul, ol) { padding-left: 12.5mm; }
.document-text ul:not([type]) { list-style: disc; }
.document-text :is(ul, ol) ul:not([type]) { list-style: circle; }
.document-text :is(ul, ol) :is(ul, ol) ul:not([type]) { list-style: square; }
.document-text ol:not([type]) { list-style: decimal; }
.document-text li > :is(p, ul, ol):last-child { margin-bottom: 2pt; }
.document-text :is(sup, sub) { font-size: 0.7em; line-height: 0; }
.document-text img { max-width: 100%; height: auto; }
.document-text table { width: 100%; border-collapse: collapse; table-layout: fixed; }
.document-text tr { break-inside: avoid; }
.document-text tr:nth-child(even), .document-text tbody tr:nth-child(even) { background: none; }
.document-text :is(th, td) { position: relative; padding: 4pt 6pt; border: 1px solid #444; text-align: start; vertical-align: top; font-weight: inherit; white-space: inherit; }
.document-text th { font-weight: 700; background: #f1f1f1; }
.document-text :is(th, td) > :last-child { margin-bottom: 0; }
.document-text hr { margin: 12pt 0; border: 0; border-top: 1px solid #444; }
.document-text .align-center { text-align: center; }
.document-text .align-right { text-align: right; }
.document-text .align-justify { text-align: justify; }
${steps.map((step) => `.document-text .indent-${step} { margin-left: min(${12.5 * step}mm, ${7.9 * step}%); }`).join('\n')}
`;

export const pageBreakOnScreen = `
.document-text hr.page-break { position: relative; height: 0; margin: 20pt 0; border-top: 1px dashed #767676; overflow: visible; }
.document-text hr.page-break::after { content: 'Quebra de página'; position: absolute; top: -9px; left: 50%; padding: 0 8px; background: #fff; color: #595959; font: 0.75rem/1.125rem system-ui, sans-serif; transform: translateX(-50%); white-space: nowrap; }
`;

export const documentOnPaper = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; }
@page { size: A4; margin: ${sheetMargin}; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt "Times New Roman", serif; color: #444; } }
${documentStyle}
@media print {
  .document-text hr.page-break { height: 0; margin: 0; border: 0; break-after: page; visibility: hidden; }
}
@media screen {
  html { background: #e6e9ee; }
  body { max-width: 210mm; min-height: 297mm; margin: 16px auto; padding: ${sheetMargin}; box-shadow: 0 1px 6px rgb(0 0 0 / 25%); }
  ${pageBreakOnScreen}
}
@media screen and (width < 48rem) {
  body { margin: 0; padding: 20px 16px; box-shadow: none; }
}
`;
