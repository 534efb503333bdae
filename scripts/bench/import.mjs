import { say } from '../support/run.mjs';
import { goals } from './goals.mjs';
import { pageTime } from './inPage.mjs';
import { createNotes, open } from './office/tab.mjs';
import { watchThread } from './threadTasks.mjs';

/* A large sheet of voters from the file to its check, beside all the voters there are; nothing is written. */

const longestWaitMs = 120_000;

const sheets = [
  { rows: 20_000, columns: 25 },
  { rows: 50_000, columns: 10 },
];

const headings = [
  'Nome',
  'Celular',
  'E-mail',
  'Nascimento',
  'CEP',
  'Rua',
  'Número',
  'Bairro',
  'Cidade',
  'UF',
];
const names = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Hugo'];
const surnames = [
  'Alves',
  'Barros',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Farias',
  'Gomes',
  'Honda',
  'Ivo',
  'Jardim',
  'Lemos',
];

/** Row by row the same in every run; what is beyond the known headings is of the office's own. */
function sheetOf({ rows, columns }) {
  const own = Array.from({ length: columns - headings.length }, (_, at) => `Anotação ${at + 1}`);
  const lines = [[...headings, ...own]];
  for (let at = 0; at < rows; at += 1) {
    const name = [
      names[at % 8],
      surnames[at % 11],
      surnames[Math.floor(at / 11) % 11],
      surnames[at % 7],
    ].join(' ');
    const day = `${String((at % 28) + 1).padStart(2, '0')}/${String((at % 12) + 1).padStart(2, '0')}/${1940 + (at % 60)}`;
    lines.push([
      ...[
        name,
        `(19) 9${String(10_000_000 + at)}`,
        `pessoa${at}@exemplo.com`,
        day,
        '13024000',
        'Rua das Flores',
      ],
      ...[String(at % 999), 'Cambuí', 'Campinas', 'SP', ...own.map(() => `nota ${at % 97}`)],
    ]);
  }
  return Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'));
}

async function measureSheet(bench, sheet, note) {
  const name = `${sheet.rows.toLocaleString('pt-BR')} × ${sheet.columns}, .csv`;
  const { page, close } = await open(bench, '/voters/import');
  page.setDefaultTimeout(longestWaitMs);
  const main = page.getByRole('main');
  const step = async (measure, button, shown) => {
    const start = await pageTime(page);
    await page.getByRole('button', { name: button }).click();
    await shown.waitFor();
    note(name, measure, 's', undefined, ((await pageTime(page)) - start) / 1000);
  };
  const file = { name: 'eleitores.csv', mimeType: 'text/csv', buffer: sheetOf(sheet) };
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file);
  const longestTask = await watchThread(bench.browser, page);
  await step('Ler', 'Ler planilha', page.getByRole('button', { name: 'Ir para as perguntas' }));
  await step('Até as perguntas', 'Ir para as perguntas', page.getByRole('heading', { name: 'Perguntas' }));
  await step('Até a conferência', 'Ir para a conferência', main.getByText(/com erro; /));
  note(name, 'Tarefa mais longa, de processador', 'ms', goals.import.task, await longestTask());
  await close();
}

export async function measureAll(bench) {
  const { note, figures } = createNotes();
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    for (const sheet of sheets) await measureSheet(bench, sheet, note);
  }
  return figures();
}
