import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import { addDays, today } from '@/formats/dates';
import { xlsxFile } from '@tests/zipFile';
import { demoAccounts } from '@mocks/seed/accounts';
import { copyToClipboard } from './clipboard';
import { journey, visit } from './journey';
import { expectSound } from './looks';
import { asPrinted, answerPrint, printedSheet } from './paper';
import { css, nth, text, the } from './person';

const { expect } = journey;

journey('an export is built in the worker and saved as a file', async ({ person }) => {
  await visit(person, '/voters/list');
  await person.see(css('tbody tr', the('table', 'Eleitores')));
  const title = await person.textOf(the('heading', /^Eleitores · /));
  const file = await person.engine.saving(() => person.press(the('button', 'Download Excel (.csv)')));
  expect(file.name).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toMatch(/^\uFEFF"Ref\.";"CPF";"Nome";/);
  const [, ...rows] = papaparse.parse<string[]>(file.text.slice(1), { delimiter: ';', newline: '\r\n' }).data;
  expect(new Set(rows.map(([reference]) => reference)).size).toBe(Number(title.split(' · ')[1]));
});

journey('the agenda and a list are put on paper', async ({ person }) => {
  await visit(person, `/agenda?view=week&date=${addDays(today(), 7)}`);
  await person.see(the('region', 'Calendário'));
  await answerPrint(person);
  await person.press(the('button', 'Imprimir'));
  await person.equals('what is printed', async () => (await printedSheet(person))?.title ?? '', /Agenda/);
  expect((await printedSheet(person))?.columns).toBe(7);

  await visit(person, '/services/list');
  const table = the('table', 'Atendimentos');
  await person.see(css('tbody tr', table));
  await asPrinted(person, async () => {
    await person.gone(the('banner'));
    await person.gone(the('searchbox'));
    await person.see(css('tbody tr', table));
    await person.equals(
      'beyond the sheet',
      () => person.ask(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  });
  await person.see(the('banner'));
});

journey(
  'the editor takes what Word has on the clipboard, with its numbers, and saves it',
  async ({ person, db }) => {
    const { clientId } = db.users.find(({ email }) => email === demoAccounts.administrator.email) ?? {};
    const draft = db.preparedTexts.find(
      ({ documentId }) => db.documents.get(documentId)?.clientId === clientId,
    );
    if (!draft) throw new Error('The demonstration has no such text.');
    const before = draft.text;
    const page = the('textbox', 'Texto do documento');
    await visit(person, `/legislative-processes/draft/${draft.documentId}`);
    await person.focused(page);
    await expectSound(person);
    await copyToClipboard(person, {
      'text/html': readFileSync('src/texts/editor/clips/word-lei-numerada.html', 'utf8'),
      'text/plain': 'Fica instituída a Semana Municipal do Pomar Urbano.',
    });
    await person.focus(page);
    await person.keys('Control+a', 'Control+v');
    await person.reads(page, /Art\. 1º.*Fica instituída a Semana Municipal do Pomar Urbano\./);
    await person.keys('Control+End');
    await person.type(' Fim.');
    await person.reads(page, /Fim\.$/);
    await person.keys('Control+z');
    await person.keys('Control+y');
    await person.keys('Control+s');
    await person.see(text('Salvo com sucesso!'));
    const saved = db.preparedTexts.get(draft.id)?.text ?? '';
    expect(saved).toContain('Fica instituída a Semana Municipal do Pomar Urbano.');
    expect(saved).toMatch(/Fim\.<\/p>$/);
    expect(saved).not.toMatch(/mso|class="?Mso|<o:p|style=/i);
    db.preparedTexts.update(draft.id, { text: before });
  },
);

journey('a sheet is imported, with a row that is wrong', async ({ person, db }) => {
  await visit(person, '/voters/import');
  await person.see(the('button', 'Ler planilha'));
  await expectSound(person);
  const sheet = xlsxFile([
    ['Nome', 'Celular', 'CPF'],
    ['José Importado', '(19) 91234-5678', ''],
    ['Ana Importada', '(19) 98765-4321', ''],
    ['', '', '123'],
  ]);
  // The worker loads the parser once it has the file.
  await person.ask(
    (bytes) => {
      const field = document.querySelector<HTMLInputElement>('input[type="file"]');
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], 'eleitores.xlsx'));
      if (field) field.files = given.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [...sheet],
  );
  await person.press(the('button', 'Ler planilha'));
  await person.see(text('José Importado', the('region', 'Como ficarão as primeiras linhas')));
  await expectSound(person);
  await person.press(the('button', 'Ir para as perguntas'));
  await person.see(the('heading', 'Perguntas'));
  await person.press(the('button', 'Ir para a conferência'));
  await person.see(text(/^2 novos, 0 a completar, 0 repetidos, 1 com erro; /));
  await expectSound(person);
  const before = db.voters.all().length;
  await person.press(the('button', /^Importar 2/));
  const run = the('dialog', 'Importar eleitores');
  await person.reads(the('status', undefined, run), 'Pronto: 2 feitos.');
  expect(db.voters.all()).toHaveLength(before + 2);
  await person.keys('Escape');
  await person.focused(the('heading', 'Resultado'));
  await person.see(nth(css('main'), 0));
});
