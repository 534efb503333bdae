import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { templateGroups } from '@mocks/modules/documents/templates';
import { unzipped } from '@tests/unzip';
import { cleanHtml } from '../markup/cleanHtml';
import { signOf, type NumberKind } from '../markup/listSigns';
import { partsOf } from '../paper/sheetParts';
import { wordFile } from './wordFile';

installDemoApi();

const fileOf = async (...texts: string[]) =>
  unzipped(
    new Uint8Array(
      await (
        await wordFile({
          ...{ title: 'Ofício - 12/2026', author: 'Helena Prado', hasPageNumbers: true },
          sections: texts.map((text) => partsOf(cleanHtml(text).content)),
        })
      ).arrayBuffer(),
    ),
  );

const parsed = (files: ReadonlyMap<string, string>, name: string) =>
  new DOMParser().parseFromString(files.get(name) ?? '', 'application/xml');
const all = (node: Document | Element, name: string) => [...node.getElementsByTagName(name)];
const value = (node: Element | undefined) => node?.getAttribute('w:val') ?? '';

const kinds: Readonly<Record<string, NumberKind>> = {
  ...{ decimal: '1', lowerLetter: 'a', upperLetter: 'A', lowerRoman: 'i', upperRoman: 'I' },
};

/** The lines that Word shows, each with its marker, without empty ones. */
function linesOfWord(files: ReadonlyMap<string, string>): string[] {
  const numbering = parsed(files, 'word/numbering.xml');
  const abstract = new Map(
    all(numbering, 'w:abstractNum').map((one) => [one.getAttribute('w:abstractNumId'), one]),
  );
  const listOf = new Map(
    all(numbering, 'w:num').map((one) => [
      one.getAttribute('w:numId'),
      abstract.get(value(all(one, 'w:abstractNumId')[0])),
    ]),
  );
  const counts = new Map<string, number>();
  const signBefore = (line: Element) => {
    const [numPr] = all(line, 'w:numPr');
    if (!numPr) return '';
    const id = value(all(numPr, 'w:numId')[0]);
    const level = value(all(numPr, 'w:ilvl')[0]);
    const of = all(listOf.get(id) as Element, 'w:lvl').find(
      (one) => one.getAttribute('w:ilvl') === level,
    ) as Element;
    const kind = kinds[value(all(of, 'w:numFmt')[0])];
    if (!kind) return '• ';
    const number = counts.get(id) ?? Number(value(all(of, 'w:start')[0]));
    counts.set(id, number + 1);
    return `${signOf(kind, number)} `;
  };
  return all(parsed(files, 'word/document.xml'), 'w:p')
    .flatMap((line) => {
      const words = [...line.querySelectorAll('*')].map(({ tagName, textContent }) =>
        tagName === 'w:t' ? textContent : tagName === 'w:tab' ? ' ' : tagName === 'w:br' ? '\n' : '',
      );
      return `${signBefore(line)}${words.join('')}`.split('\n');
    })
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter(Boolean);
}

/** The lines of the page, determined differently: from its elements. */
function linesOfPage(html: string): string[] {
  const lines = [''];
  const end = () => void lines.push('');
  const isLine = (node: Node) => /^(?:P|H[1-3]|LI|TD|TH|TR|TABLE|UL|OL|HR|THEAD|TBODY)$/.test(node.nodeName);
  const walk = (node: Node) => {
    if (node instanceof Text) lines.push((lines.pop() ?? '') + node.data.replace(/[ \t\r\n\f]+/g, ' '));
    if (!(node instanceof Element) && !(node instanceof DocumentFragment)) return;
    if (node.nodeName === 'BR') return end();
    if (
      isLine(node) &&
      !(node.parentElement?.nodeName === 'LI' && node === node.parentElement.firstElementChild)
    )
      end();
    if (node instanceof Element && node.nodeName === 'LI') {
      const list = node.parentElement as Element;
      const kind = (list.getAttribute('type') ?? '1') as NumberKind;
      const at = [...list.children].indexOf(node);
      const start = Number(
        list.getAttribute('start') ?? (list.hasAttribute('reversed') ? list.children.length : 1),
      );
      const number = list.hasAttribute('reversed') ? start - at : start + at;
      lines.push(`${lines.pop() ?? ''}${list.nodeName === 'OL' ? signOf(kind, number) : '•'} `);
    }
    node.childNodes.forEach(walk);
    if (isLine(node)) end();
  };
  walk(cleanHtml(html).content);
  return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}

describe('a Word file', () => {
  it('has the text of the page, for every document and template of the demo', async () => {
    const texts = new Set([
      ...demoApi.db.preparedTexts.filter(() => true).map(({ text }) => text),
      ...templateGroups.flatMap(({ listItens }) => listItens.map(({ template }) => template)),
    ]);
    expect(texts.size).toBeGreaterThan(20);
    for (const text of texts) expect(linesOfWord(await fileOf(text))).toEqual(linesOfPage(text));
  }, 240_000);

  it.each([
    '<ol type="I" start="3"><li>um<ol type="a"><li>dois</li><li><p>três</p><p>quatro</p></li></ol></li><li>cinco</li></ol>',
    '<ol reversed start="3"><li>a</li><li>b</li></ol><p>x</p><ol start="3"><li>c</li></ol>',
    `<ol type="a">${'<li>x</li>'.repeat(28)}</ol>`,
    '<p>Art. 1º&nbsp;a <br> b</p><p>§ 1º <strong>c</strong><em> d </em> e</p><p>I – f & <u>g</u></p>',
    '<table><tr><th colspan="2">a</th></tr><tr><td rowspan="2">b<ul><li>c</li></ul></td><td>d</td></tr><tr><td>e</td></tr></table><table><tr><td>f</td></tr></table>',
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    `${'<table><tr><td>a</td><td>b</td><td>'.repeat(5)}c${'</td></tr></table>'.repeat(5)}`,
    `${'<ul><li>a'.repeat(14)}<table><tr><td>b</td></tr></table>${'</li></ul>'.repeat(14)}`,
  ])('has the lines and signs of %s', async (text) => {
    expect(linesOfWord(await fileOf(text))).toEqual(linesOfPage(text));
  });

  it('has the looks of the paper: alignment, indent, headings, formats, spans, page breaks, rules', async () => {
    const files = await fileOf(
      [
        '<h2 style="text-align:center">T</h2><p class="align-justify indent-2"><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>e</sup></p>',
        '<hr class="page-break"><p>f</p><hr><table><tr><td colspan="2">g</td></tr><tr><td rowspan="2">h</td><td>i</td></tr><tr><td>j</td></tr></table>',
      ].join(''),
    );
    const page = parsed(files, 'word/document.xml');
    const [heading, formatted, broken] = all(page, 'w:p');
    expect(value(all(heading as Element, 'w:pStyle')[0])).toBe('Heading2');
    expect(value(all(heading as Element, 'w:jc')[0])).toBe('center');
    expect(value(all(formatted as Element, 'w:jc')[0])).toBe('both');
    expect(all(formatted as Element, 'w:ind')[0]?.getAttribute('w:left')).toBe('1418');
    for (const name of ['w:b', 'w:i', 'w:u', 'w:strike', 'w:vertAlign'])
      expect(all(formatted as Element, name)).toHaveLength(1);
    expect(all(broken as Element, 'w:pageBreakBefore')).toHaveLength(1);
    expect(all(page, 'w:pBdr')).toHaveLength(1);
    expect(all(page, 'w:gridSpan').map(value)).toEqual(['2']);
    expect(all(page, 'w:vMerge').map(value)).toEqual(['restart', 'continue']);
    const [size] = all(page, 'w:pgSz');
    const [margins] = all(page, 'w:pgMar');
    expect([size?.getAttribute('w:w'), size?.getAttribute('w:h')]).toEqual(['11906', '16838']);
    expect(['top', 'right', 'bottom', 'left'].map((side) => margins?.getAttribute(`w:${side}`))).toEqual([
      ...['1701', '1134', '1134', '1701'],
    ]);
  });

  it('says its title, author and language, and numbers its pages as the paper', async () => {
    const files = await fileOf('<p>a</p>');
    const core = parsed(files, 'docProps/core.xml');
    expect(all(core, 'dc:title')[0]?.textContent).toBe('Ofício - 12/2026');
    expect(all(core, 'dc:creator')[0]?.textContent).toBe('Helena Prado');
    expect(all(core, 'cp:lastModifiedBy')[0]?.textContent).toBe('Helena Prado');
    expect(value(all(parsed(files, 'word/styles.xml'), 'w:lang')[0])).toBe('pt-BR');
    const footer = [...files.keys()].find((name) => /footer\d*\.xml$/.test(name)) ?? '';
    expect(all(parsed(files, footer), 'w:instrText').map(({ textContent }) => textContent)).toEqual([
      'PAGE',
      'NUMPAGES',
    ]);
  });

  it('begins each letter on a page of its own', async () => {
    const files = await fileOf('<p>Ana</p>', '<p>Bia</p>', '<p>Caio</p>');
    const page = parsed(files, 'word/document.xml');
    expect(all(page, 'w:sectPr')).toHaveLength(3);
    expect(all(page, 'w:type').map(value)).toEqual(['nextPage', 'nextPage', 'nextPage']);
  });

  it('holds whatever people type: signs of XML, what XML refuses, pictures and what is none', async () => {
    const text = 'a &lt;b&gt; &amp; "c" \u0000\u0008\uFFFF\uD800 d';
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const files = await fileOf(
      `<p>${text}</p><p><img src="data:image/png;base64,${png}" alt="brasão"></p><p><img src="data:image/png;base64,AAAA" alt="selo"></p>`,
    );
    expect(parsed(files, 'word/document.xml').querySelector('parsererror')).toBeNull();
    expect(linesOfWord(files)).toEqual(['a <b> & "c" d', '[imagem: selo]']);
    expect([...files.keys()].some((name) => name.startsWith('word/media/'))).toBe(true);
  });
});
