import DOMPurify from 'dompurify';
import { expect, test, vi } from 'vitest';
import { hostileMarkup } from '@tests/growth';
import { cleanHtml, htmlOf } from './cleanHtml';
import { allowedTags } from './markup';

const clean = (html: string) => htmlOf(cleanHtml(html).content).replaceAll(/\s+/g, ' ').trim();

const picture = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script that hides its end', '<p>a</p><script>"<p>b</p>', '<p>a</p>'],
  ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a handler after a slash', '<img/src/onerror=alert(1)><p/onclick=alert(1)>a</p>', '<p>a</p>'],
  ['a handler in a value left open', '<p title="a><img src=x onerror=alert(1)>">b</p>', '<p>b</p>'],
  ['a handler in a broken tag', '<p a"b onclick=alert(1)>c</p>', '<p>c</p>'],
  ['a picture elsewhere', '<p>a<img src="https://longe.example/a.png" onerror="alert(1)">b</p>', '<p>ab</p>'],
  ['an address that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a drawing', '<svg onload=alert(1)><style>p{}</style><p>a</p></svg><p>b</p>', '<p>b</p>'],
  ['foreign content', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  [
    'a frame',
    '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<p>a">b</iframe><p>c</p>',
    '<p>c</p>',
  ],
  ['a form', '<form action="https://longe.example"><input autofocus onfocus=alert(1)>a</form>', '<p>a</p>'],
  [
    'a base and a refresh',
    '<base href="//longe.example"><meta http-equiv=refresh content="0"><p>a</p>',
    '<p>a</p>',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>--><p>a</p>', '--&gt;<p>a</p>'],
  ['a tag inside a comment', '<!-- <p a="--> <img src=x onerror=alert(1)> " --><p>b</p>', '" --&gt;<p>b</p>'],
  ['a template', '<template><script>alert(1)</script></template><p>a</p>', '<p>a</p>'],
  ['names that shadow the page', '<p id="cookie" name="body" class="toast evil">a</p>', '<p>a</p>'],
  ['style', '<style>*{display:none}</style><p style="position:fixed;background:url(//x)">a</p>', '<p>a</p>'],
  [
    'a picture of its own',
    `<p><img src="${picture}" alt="Brasão"></p>`,
    `<p><img src="${picture}" alt="Brasão"></p>`,
  ],
  ['a drawing as a picture', '<p>a<img src="data:image/svg+xml;base64,PHN2Zz4="></p>', '<p>a</p>'],
  ['signs that are no tags', '<p>1 < 2 & 3 > 2 <3</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2 &lt;3</p>'],
])('what comes with %s is harmless', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  [
    'alignment',
    '<p style="text-align: center">a</p><p align=right>b</p>',
    '<p class="align-center">a</p><p class="align-right">b</p>',
  ],
  [
    'alignment by class',
    '<p class="ql-align-justify ql-indent-2">a</p>',
    '<p class="align-justify indent-2">a</p>',
  ],
  ['its own classes', '<p class="align-right indent-3">a</p>', '<p class="align-right indent-3">a</p>'],
  [
    'a centred box',
    '<center><p>a</p><p class="align-right">b</p></center>',
    '<p class="align-center">a</p><p class="align-right">b</p>',
  ],
  [
    'boxes',
    '<div><div>a</div><div align="center">b<br>c</div></div>',
    '<p>a</p><p class="align-center">b<br>c</p>',
  ],
  ['lines of a text as typed', '<pre>\na\n\n<b>b</b></pre>', '<p>a<br><br><strong>b</strong></p>'],
  [
    'a heading in an item',
    '<ol><li><h2 align=center>a</h2></li></ol>',
    '<ol><li><p class="align-center"><strong>a</strong></p></li></ol>',
  ],
  [
    'a table in an item',
    '<ol><li><table><tr><td>a</td></tr></table></li></ol>',
    '<ol><li><p></p><table><tbody><tr><td>a</td></tr></tbody></table></li></ol>',
  ],
  ['a quotation', '<blockquote><p>a</p></blockquote>', '<p class="indent-1">a</p>'],
  [
    'marks',
    '<p><b>a</b><i>b</i><ins>c</ins><strike>d</strike>1<sup>o</sup></p>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s>1<sup>o</sup></p>',
  ],
  ['small headings', '<h5>a</h5>', '<h3>a</h3>'],
  [
    'a page break',
    '<p>a</p><hr class="page-break"><hr><p style="page-break-before:always">b</p>',
    '<p>a</p><hr class="page-break"><hr><hr class="page-break"><p>b</p>',
  ],
  [
    'text without markup',
    'Senhor Presidente,\n\nRequeiro <5 dias & nada mais.',
    '<p>Senhor Presidente,</p><p></p><p>Requeiro &lt;5 dias &amp; nada mais.</p>',
  ],
])('%s is kept, by element and class', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('says when a picture that lies elsewhere had to go, and not otherwise', () => {
  expect(cleanHtml('<p>a<img src="https://longe.example/brasao.png"></p>').lost).toBe(true);
  expect(cleanHtml('<p>a<iframe src="https://longe.example"></iframe></p>').lost).toBe(true);
  expect(cleanHtml(`<p style="color:red"><font face="Arial">a</font><img src="${picture}"></p>`).lost).toBe(
    false,
  );
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Times New Roman"} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=PT-BR><!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt'>REQUERIMENTO<o:p></o:p></span></b></p>
<p class=MsoNormal style='margin-left:35.4pt;text-align:justify'>Requeiro <span class=GramE>à Mesa</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>limpeza</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>poda</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>luz</p>
<br clear=all style='page-break-before:always'>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:1cm'><td width=100 colspan=2 style='border:solid'><p class=MsoNormal>Rua</p></td></tr></table>
<!--EndFragment--></body></html>`;

const libreOffice = `<!DOCTYPE html><html><head><meta charset="utf-8"/><title></title><style type="text/css">p { line-height: 115% }</style></head>
<body lang="pt-BR" dir="ltr"><h1 class="western" align="center">MOÇÃO</h1>
<p style="margin-left: 2.5cm; line-height: 100%"><font face="Arial, sans-serif"><font size="3"><b>Art. 1º</b> Aplausos</font></font></p>
<ol><li><p style="margin-bottom: 0cm">um</p></li></ol>
<p style="page-break-before: always"><u>Justificativa</u></p></body></html>`;

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;text-align:center;margin-top:0pt"><span style="font-size:11pt;font-family:Arial;font-weight:700;font-style:normal;text-decoration:none">OFÍCIO</span></p><p dir="ltr"><span style="font-weight:400;font-style:italic;text-decoration:underline">Senhor</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">praça</span></p></li></ul></b><br class="Apple-interchange-newline">`;

test.each([
  [
    'Word',
    word,
    '<p class="align-center"><strong>REQUERIMENTO</strong></p> <p class="align-justify indent-1">Requeiro à Mesa</p> ' +
      '<ul><li><p>limpeza</p><ol><li><p>poda</p></li></ol></li><li><p>luz</p></li></ul>   <hr class="page-break"> ' +
      '<table><tbody><tr><td colspan="2"><p>Rua</p></td></tr></tbody></table>',
  ],
  [
    'LibreOffice',
    libreOffice,
    '<h1 class="align-center">MOÇÃO</h1> <p class="indent-2"><strong>Art. 1º</strong> Aplausos</p> ' +
      '<ol><li><p>um</p></li></ol> <hr class="page-break"><p><u>Justificativa</u></p>',
  ],
  [
    'Google Docs',
    googleDocs,
    '<p class="align-center"><strong>OFÍCIO</strong></p><p><u><em>Senhor</em></u></p><ul><li><p>praça</p></li></ul>',
  ],
])('a paste from %s comes without its ballast', (_, html, expected) => {
  expect(clean(html)).toBe(expected.replaceAll(/\s+/g, ' '));
});

/** Number of DOM insertions and removals while a text is sanitized. */
function movesOf(html: string) {
  const fragment = vi.spyOn(DOMPurify, 'sanitize');
  const moves: MutationRecord[] = [];
  const observer = new MutationObserver(() => undefined);
  fragment.mockImplementationOnce((...given) => {
    fragment.mockRestore();
    const content = DOMPurify.sanitize(...given);
    observer.observe(content as unknown as Node, { childList: true, subtree: true });
    return content;
  });
  const { isOver } = cleanHtml(html);
  moves.push(...observer.takeRecords());
  observer.disconnect();
  const count = moves.reduce(
    (sum, { addedNodes, removedNodes }) => sum + addedNodes.length + removedNodes.length,
    0,
  );
  return { count, isOver };
}

test.each([
  ...Object.entries(hostileMarkup),
  ...allowedTags.map(
    (tag) => [`nested ${tag}`, (times: number) => `<${tag}><p>a</p>`.repeat(times)] as const,
  ),
  ...allowedTags.map(
    (tag) =>
      [
        `groups of ${tag}`,
        (times: number) => `${`<${tag}>a`.repeat(8)}${`</${tag}>`.repeat(8)}`.repeat(times / 8),
      ] as const,
  ),
])('tidying %s moves each node so many times, however many there are', (_, textOf) => {
  const [once, twice] = [movesOf(textOf(80)), movesOf(textOf(160))];
  if (once.isOver || twice.isOver) return;
  expect(twice.count).toBeLessThanOrEqual(2.5 * once.count + 20);
});
