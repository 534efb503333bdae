import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { templateGroups } from '@mocks/modules/documents/templates';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { shownLines } from '@tests/shownLines';
import { cleanHtml, htmlOf } from '../markup/cleanHtml';
import { partsOf } from '../paper/sheetParts';
import { wordFile } from './wordFile';

/* How another program reads our files. */

installDemoApi();

const office = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['soffice', 'soffice.exe'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));

const more = [
  '<h1 class="align-center">PROJETO DE LEI Nº 7/2026</h1><p class="align-justify indent-1">Art. 1º Fica <strong>instituída</strong> a <em>Semana</em> &lt;do Pomar&gt; &amp; “da poda”:</p><p class="indent-2">I – plantio;</p><p>a) em praças.</p><hr class="page-break"><p>Justificativa</p>',
  '<ol type="I" start="3"><li>um<ol type="a"><li>dois</li><li><p>três</p><p>quatro</p></li></ol></li><li>cinco</li></ol><p>x</p><ol start="4"><li>seis</li></ol>',
  '<ol reversed start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
  '<table><tr><th colspan="2">a</th></tr><tr><td rowspan="2">b</td><td>d</td></tr><tr><td>e</td></tr></table><table><tr><td>f</td></tr></table>',
];

/** A file's text, as LibreOffice converts it. */
async function converted(program: string, file: Blob): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tribuna-word-'));
  try {
    writeFileSync(join(folder, 'texto.docx'), Buffer.from(await file.arrayBuffer()));
    await promisify(execFile)(program, [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      ...['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder],
      join(folder, 'texto.docx'),
    ]);
    return readFileSync(join(folder, 'texto.txt'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it(
  office
    ? 'LibreOffice reads the lines and signs of every document and template of the demo'
    : 'one file holds every document and template of the demo; without LibreOffice here nothing else reads it',
  async () => {
    const texts = [
      ...new Set([
        ...demoApi.db.preparedTexts.filter(() => true).map(({ text }) => text),
        ...templateGroups.flatMap(({ listItens }) => listItens.map(({ template }) => template)),
        ...more,
      ]),
    ].map((text) => cleanHtml(text).content);
    const title = 'Todos os textos';
    const file = await wordFile({ title, author: '', hasPageNumbers: false, sections: texts.map(partsOf) });
    if (!office) return expect(file.size).toBeGreaterThan(10_000);
    const lines = (await converted(office, file))
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
    const isDrawn = (line: string) => line === '---' || line === '___';
    expect(lines).toEqual(
      texts.flatMap((content) => shownLines(htmlOf(content)).filter((line) => !isDrawn(line))),
    );
  },
  240_000,
);
