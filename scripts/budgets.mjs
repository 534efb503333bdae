/*
 * Holds a build to its budgets: the JavaScript that each kind of page needs before it can be used.
 *   node scripts/budgets.mjs [dist]
 *
 * A page needs the entry, the lazy modules on its way, and all that these import statically. Each file is
 * compressed alone (gzip, level 9), as a server sends it; 1 kB is 1000 bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, main, root, say } from './support/run.mjs';

/** @import { Build, Chunk, PageRow } from './support/types.d.mts' */

const limits = {
  // A quarter of a kB is the check of a CPF, for which the rows of the voters waited as a file of its own.
  public: 93.3,
  entrance: 180,
  staff: 245,
  // A fifth of a kB of it asks for a list's rows before its first paint and tells of new data first, and another is what
  // three lists share, for which their rows waited as a file of its own.
  form: 307.4,
  route: 30,
  // Beyond what a first panel loads; and the texts of all screens, in one file.
  help: 6,
  helpTexts: 9,
  // Parses legislative texts from Word and similar programs, and a stored list when it opens: more than a list's
  // screen does. Half a kB of it reads lines as typed, drawn signs and the lists of Apple's programs.
  draft: 34.5,
  // With Grommet's theme, 7 kB, which loads with the first panel or question rather than with the staff screens.
  editor: 115.5,
  letter: 114.5,
  calendar: 120,
};

/*
 * Where the paths split: main.tsx loads React with a public page or with the shell of all others, from which the
 * router continues. Chunks of scripts/build/chunks.ts, which the manifest knows only by name.
 */
const entry = 'chunk entry';
const publicPages = {
  'compromisso compartilhado': ['chunk public'],
  'fatura aberta': ['chunk public', 'chunk invoice'],
};
const mainShell = 'chunk shell';
const staffShell = 'chunk staff';
/** Additional files that the entry loads for the first staff request. */
const staffCall = 'chunk session';
/** The transport of every other request; a form loads it on first focus. */
const transport = 'chunk transport';
/** The last files that the HTML preloads for every staff page, so that they are there when a panel opens. */
const staffLast = [transport, 'chunk forms'];
/**
 * What an entrance page loads lazily but at once, by page: its first field has the focus, or its form loads in parallel.
 * @type {Record<string, string[]>}
 */
const atOnce = {
  'src/features/auth/SignIn.tsx': [transport],
  'src/features/invoice/LicencePayment.tsx': ['src/features/invoice/LicenceForm.tsx'],
};
const firstList = 'src/features/appointments/AppointmentsScreen.tsx';
/** The first list's forms represent the form parts that every module shares (masks, look-ups, dates). */
const firstForms = 'src/features/appointments/AppointmentPanels.tsx';
/** Routes that are a form: measured beyond those parts, which a list's forms load too, only later. */
const formPages = [
  'src/features/campaigns/CampaignCreate.tsx',
  'src/features/voters/VoterCreate.tsx',
  'src/features/voters/VoterEdit.tsx',
];

/** The document text editor (ProseMirror), which its route loads while the text is loading. */
const editor = 'src/features/documents/drafting/DraftEditor.tsx';
const editorRoute = 'src/features/documents/drafting/DraftScreen.tsx';
/** @type {Record<string, number>} */
const limitOf = { [editorRoute]: limits.draft };
/**
 * Files of the daily screens beyond the office's: over HTTP/1.1 browsers fetch six at a time, and rows wait for the last.
 * @type {[RegExp, number][]}
 */
const mostFiles = [
  [/^src\/features\/(calls|campaigns|documents|expenses|polls|services|tasks|voters)\/\w+Screen\.tsx$/, 3],
  [/^src\/workflows\/home\/Dashboard\.tsx$/, 8],
];

/** The same for letters, with the sanitizer of their text, beside the choice of recipients. */
const letterEditor = 'src/workflows/letters/LetterText.tsx';
const lettersWork = 'src/workflows/letters/LettersWork.tsx';

/** The help panel, and the texts of the screens. */
const helpSheet = 'src/app/screenHelp/HelpSheet.tsx';
const moduleKeys = 'src/app/ModuleKeys.tsx';
const helpTexts = 'chunk help';

/** The agenda's calendar (FullCalendar), which its route loads while the entries are loading. */
const calendar = 'src/workflows/agenda/grid/CalendarGrid.tsx';
const calendarRoute = 'src/workflows/agenda/Agenda.tsx';

/** Entrance pages, open to people who have not signed in; the first three must exist. */
const entrance = /^src\/features\/(auth|onboarding|invoice)\//;
/** @type {Record<string, string>} */
const namedEntrance = {
  'src/features/auth/SignIn.tsx': 'Entrar',
  'src/features/onboarding/TrialSignUp.tsx': 'Criar conta',
  'src/features/invoice/LicencePayment.tsx': 'Pagamento da licença',
};

/** Libraries that load only when something needs them; `trace` is a text of theirs that survives minification. */
const onDemand = [
  {
    library: 'react-day-picker',
    trace: 'week_number_header',
    source: 'react-day-picker/dist/esm/UI.js',
  },
  {
    library: 'prosemirror-view',
    trace: 'ProseMirror-hideselection',
    source: 'prosemirror-view/dist/index.js',
  },
  {
    library: '@fullcalendar/react',
    trace: 'fc-classic-',
    source: '@fullcalendar/react/themes/classic/index.js',
  },
  {
    library: 'papaparse',
    trace: 'Unable to serialize unrecognized input',
    source: 'papaparse/papaparse.js',
  },
  {
    library: 'docx',
    trace: 'wordprocessingml/2006/main',
    source: 'docx/dist/index.mjs',
  },
  { library: 'msw', trace: '[MSW]', source: 'msw/lib/core/utils/internal/devUtils.mjs' },
];

await main(async ([dist = 'dist']) => {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Failure(`Não há construção em ${dist}: rode npm run build.`);
  const build = readBuild(dist, JSON.parse(readFileSync(manifestFile, 'utf8')));

  const rows = [...publicRows(build), ...mainRows(build)].map((row) => ({
    ...row,
    size: build.sizeOf(row.files) / 1000,
  }));
  /** @param {{ size: number, limit: number }} row */
  const isOver = ({ size, limit }) => size > limit;
  const width = Math.max(...rows.map(({ name }) => name.length));
  say(`\n${'Página'.padEnd(width)}  JS inicial    limite`);
  for (const row of rows) {
    const size = `${row.size.toFixed(1)} kB`.padStart(10);
    say(`${row.name.padEnd(width)}  ${size}  ${String(row.limit).padStart(5)} kB${isOver(row) ? '  ✖' : ''}`);
  }

  const problems = [
    ...rows.filter(isOver).map((row) => overBudget(build, row)),
    ...rows.filter(({ files, most = Infinity }) => files.size > most).map(tooMany),
    ...tooEarly(build, new Set(rows.flatMap(({ files, isApart }) => (isApart ? [] : [...files])))),
  ];
  if (problems.length) throw new Failure(['Orçamento estourado:', ...problems].join('\n  '));
  say('\nDentro do orçamento.');
});

/**
 * A lazy module of our own, not a shared chunk.
 * @param {string} key
 */
function isSource(key) {
  return key.startsWith('src/');
}

/**
 * The entry loads the file of a public page; what the page loads besides counts with it.
 * @param {Build} build
 * @returns {PageRow[]}
 */
function publicRows({ lazyOf, filesOf }) {
  const ofTheStaff = lazyOf([entry]);
  return Object.entries(publicPages).flatMap(([page, own]) => {
    const later = lazyOf(own).filter((key) => isSource(key) && !ofTheStaff.includes(key));
    return [[], ...later.map((key) => [key])].map((more) => ({
      name: [`Página pública: ${page}`, ...more].join(' + '),
      files: filesOf([entry, ...own, ...more]),
      limit: limits.public,
    }));
  });
}

/**
 * Every other page is a lazy module of the router, so a new route has its budget without a line here.
 * @param {Build} build
 * @returns {PageRow[]}
 */
function mainRows({ lazyOf, filesOf }) {
  const base = [entry, mainShell];
  const office = [...base, staffShell, ...staffLast];
  const staff = filesOf(office);
  const staffForms = filesOf([...office, firstForms]);
  const known = [firstList];
  const routes = lazyOf([entry, mainShell]).filter((key) => isSource(key) && !known.includes(key));
  const others = routes.filter((key) => entrance.test(key) && !namedEntrance[key]);
  const modules = routes.filter((key) => !entrance.test(key));
  return [
    ...[...Object.keys(namedEntrance), ...others].map((key) => ({
      name: namedEntrance[key] ?? `Entrada: ${key}`,
      files: filesOf([...base, ...(atOnce[key] ?? []), key]),
      limit: limits.entrance,
    })),
    {
      name: 'Gabinete com a primeira lista (compromissos), até ficar ocioso',
      files: filesOf([...office, staffCall, firstList]),
      limit: limits.staff,
    },
    {
      name: 'Gabinete com a primeira lista e seus formulários',
      files: filesOf([...office, firstList, firstForms]),
      limit: limits.form,
    },
    ...modules.map((key) => {
      const isForm = formPages.includes(key);
      const present = isForm ? staffForms : staff;
      return {
        name: `Gabinete + ${isForm ? 'formulários + ' : ''}${key}`,
        files: beyond(present, filesOf([...base, key])),
        limit: limitOf[key] ?? limits.route,
        most: mostFiles.find(([pattern]) => pattern.test(key))?.[1],
      };
    }),
    {
      name: `${editorRoute} + o editor`,
      files: beyond(filesOf([...office, editorRoute]), filesOf([...base, editor])),
      limit: limits.editor,
      isApart: true,
    },
    {
      name: `Gabinete + ${calendarRoute}`,
      files: beyond(staff, filesOf([...base, calendarRoute])),
      limit: limits.route,
    },
    {
      name: `${calendarRoute} + o calendário`,
      files: beyond(filesOf([...office, calendarRoute]), filesOf([...base, calendar])),
      limit: limits.calendar,
      isApart: true,
    },
    ...[helpSheet, helpTexts].map((key) => ({
      name: `Ajuda: ${key}`,
      files: beyond(filesOf([...office, firstList, firstForms, moduleKeys]), filesOf([...base, key])),
      limit: key === helpTexts ? limits.helpTexts : limits.help,
      isApart: true,
    })),
    {
      name: `${lettersWork} + o editor`,
      files: beyond(filesOf([...office, lettersWork]), filesOf([...base, letterEditor])),
      limit: limits.letter,
      isApart: true,
    },
  ];
}

/**
 * Files not loaded yet.
 * @param {ReadonlySet<string>} present
 * @param {ReadonlySet<string>} files
 */
function beyond(present, files) {
  return new Set([...files].filter((file) => !present.has(file)));
}

/**
 * The message for a page of too many files.
 * @param {PageRow} row
 */
function tooMany({ name, files, most }) {
  return `${name}: ${files.size} arquivos, limite ${most} (scripts/build/chunks.ts): ${[...files].join(', ')}`;
}

/**
 * The message for a page over its limit, with the files worth checking first.
 * @param {Build} build
 * @param {PageRow & { size: number }} row
 */
function overBudget({ sizeOf }, { name, size, limit, files }) {
  const heaviest = [...files]
    .map((file) => ({ file, size: sizeOf([file]) / 1000 }))
    .sort((one, other) => other.size - one.size)
    .slice(0, 6)
    .map((each) => `\n    ${each.size.toFixed(1).padStart(6)} kB  ${each.file}`);
  return `${name}: ${size.toFixed(1)} kB, limite ${limit} kB. Os maiores arquivos:${heaviest.join('')}`;
}

/**
 * Names the libraries of `onDemand` found in files that some page loads at once.
 * @param {Build} build
 * @param {ReadonlySet<string>} files
 */
function tooEarly({ read }, files) {
  return onDemand.flatMap(({ library, trace, source }) => {
    // If a new version changed the trace, the check would pass without checking anything.
    const original = join(root, 'node_modules', source);
    if (!existsSync(original) || !readFileSync(original, 'utf8').includes(trace)) {
      return [
        `scripts/budgets.mjs: "${trace}" não está mais em ${source}; escolha outro texto de ${library}.`,
      ];
    }
    return [...files]
      .filter((file) => read(file).includes(trace))
      .map((file) => `${library} carrega cedo demais, em ${file}; importe-o com import().`);
  });
}

/**
 * Questions about a build, answered from Vite's manifest.
 * @param {string} dist
 * @param {Record<string, Chunk>} manifest
 * @returns {Build}
 */
function readBuild(dist, manifest) {
  /** @type {(key: string) => Chunk} */
  const chunk = (key) => {
    const found =
      manifest[key] ??
      (key.startsWith('chunk ')
        ? Object.values(manifest).find(({ name }) => `chunk ${name}` === key)
        : undefined);
    if (found) return found;
    throw new Failure(`${key} não está no manifesto da construção: acerte a tabela de scripts/budgets.mjs.`);
  };
  /** @type {(keys: readonly string[], seen?: Set<string>) => Set<string>} */
  const withImports = (keys, seen = new Set()) => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      withImports(chunk(key).imports ?? [], seen);
    }
    return seen;
  };
  /** @param {string} file */
  const read = (file) => readFileSync(join(dist, file));
  return {
    read,
    filesOf: (keys) =>
      new Set([...withImports(keys)].map((key) => chunk(key).file).filter((file) => file.endsWith('.js'))),
    lazyOf: (keys) => {
      const ofEntry = keys.includes(entry) ? new Set() : withImports([entry]);
      const chunks = [...withImports(keys)].filter((key) => !ofEntry.has(key)).map(chunk);
      return [...new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))].sort((a, b) =>
        a < b ? -1 : 1,
      );
    },
    sizeOf: (files) =>
      [...files].reduce((total, file) => total + gzipSync(read(file), { level: 9 }).length, 0),
  };
}
