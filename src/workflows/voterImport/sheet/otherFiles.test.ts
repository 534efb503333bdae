import { expect, it } from 'vitest';
import { refuseOtherText, refuseOtherType, refuseOtherZip } from './otherFiles';

const notices = (refuse: () => void) => {
  try {
    refuse();
    return '';
  } catch (thrown) {
    return (thrown as Error).message.replace(/^(?:Este arquivo|Esta planilha|Este documento|Este|Esta) /, '');
  }
};
const wide = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
const compound = [0xd0, 0xcf, 0x11, 0xe0];

it.each<[what: RegExp, bytes: number[]]>([
  [/^pede uma senha/, [...compound, 0x45, ...wide('EncryptedPackage')]],
  [/^é um documento do Word antigo/, [...compound, ...wide('WordDocument')]],
  [/Excel antigo/, compound],
  [/Excel antigo/, [...compound, ...wide('EncryptedPackag'), ...wide('WordDocumen')]],
  [/Excel antigo/, [9, 0, 4, 0]],
  [/Excel antigo/, [9, 2, 6, 0]],
  [/Excel antigo/, [9, 4, 6, 0]],
  [/^é um PDF/, [0x25, 0x50, 0x44, 0x46]],
  [/^é um texto do Word/, [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  [/^está compactado/, [0x1f, 0x8b]],
  [/^está compactado/, [0x52, 0x61, 0x72, 0x21]],
  [/^está compactado/, [0x37, 0x7a, 0xbc]],
  // Other files, including those that only start alike.
  [/^$/, [9, 1, 4, 0]],
  [/^$/, [9, 0, 4, 1]],
  [/^$/, [9]],
  [/^$/, [8, 0, 4, 0]],
  [/^$/, [0xd0, 0xcf, 0x11]],
  [/^$/, [0x25, 0x50, 0x44]],
  [/^$/, [0x1f, 0x8c]],
  [/^$/, [0x52, 0x61, 0x72]],
  [/^$/, [0x37, 0x7a]],
  [/^$/, []],
])('is refused as what it is: %s, of %j', (what, bytes) =>
  expect(notices(() => refuseOtherType(new Uint8Array(bytes)))).toMatch(what),
);

it.each<[what: RegExp, ...texts: string[]]>([
  [/^é uma página/, '<!DOCTYPE html>', ' \uFEFF\n<HTML>', '<table><tr>', '<head>', '<body>', '<meta x>'],
  [
    /^é uma página/,
    'MIME-Version: 1.0',
    '<style>td{}</style>\n<table>',
    '<div><TABLE border=1>',
    '<tr><td>Nome',
  ],
  [/^é uma página/, '<!-- lista --><center><b>Lista</b><table>', '<br><font size=2><table>'],
  [/^é uma planilha do LibreOffice/, '<?xml version="1.0"?><office:document xmlns="urn:OpenDocument">'],
  [/^é um XML/, '<?xml version="1.0"?>', '\n<Workbook>', '<ss:Workbook>'],
  [/^é um JSON/, '{"nome": 1}', '[{', '[ \n ["a"]', '{}', '[]', ' {"'],
  [
    /^$/,
    'Nome;<html>',
    'x mime-version:',
    'opendocument',
    'Nome;<?xml',
    '<nome>;x',
    'Nome;<table>',
    'Nome <workbook',
    'Ana;{"x"',
    '[1]',
    '{x',
    '',
  ],
  [/^$/, `${' '.repeat(2_000)}<html>`],
])('is refused as what it is written as: %s', (what, ...texts) => {
  for (const text of texts) expect(notices(() => refuseOtherText(text))).toMatch(what);
});

it.each<[what: RegExp, ...names: string[]]>([
  [/Numbers/, 'Index.zip', 'Index/Document.iwa'],
  [/xlsb/, 'xl/workbook.bin'],
  [/sxc/, 'content.xml'],
  [/^é um documento do Word/, 'word/document.xml'],
  [/compactado/, 'lista.csv', 'a/lista.XLS', 'lista.xlsx', 'lista.txt', 'lista.vcf'],
  [
    /^não é uma planilha/,
    'a/Index.zip',
    'Index.zips',
    'a/xl/workbook.bin',
    'xl/workbook.bins',
    'a/content.xml',
  ],
  [/^não é uma planilha/, 'content.xmls', 'a/word/x', 'lista.csv.png', 'foto.png'],
])('a ZIP is refused as what it holds: %s', (what, ...names) => {
  for (const name of names) expect(notices(() => refuseOtherZip(['foto.jpg', name]))).toMatch(what);
});
