import type { Plugin } from 'vite';
import { reachable } from './reachable.ts';

/**
 * Groups modules into chunks by which openers, known by module name, import them. Modules always needed
 * together share a chunk, since each extra file costs a round trip on slow lines; the rest is split by
 * importer.
 */
const openers = {
  main: 'main',
  /** First request of a public page. */
  publicCall: 'earlyCall',
  appointment: 'AppointmentShell',
  invoice: 'InvoiceShell',
  licence: 'LicencePayment',
  /** First request of the staff's pages. */
  staffCall: 'warmUpStaff',
  /** Needed before any screen: routing, styles, route errors. */
  shell: 'MainShell',
  signIn: 'SignIn',
  /** Sends every request but a page's first. */
  transport: 'transport',
  /** The frame of every staff screen, entered after sign-in. */
  staff: 'StaffShell',
  firstList: 'AppointmentsScreen',
};
type Opener = keyof typeof openers;

interface Place {
  /** Openers that import it statically, directly or not. */
  of: ReadonlySet<Opener>;
  isOurs: boolean;
  usesReact: boolean;
  /** Imported by a public page. */
  isPublic: boolean;
  /** The feature it belongs to, whose screen and panels already share it. */
  feature: string | undefined;
  /** Imported by the home screen, and by something else that loads lazily. */
  isOfHomeAndOthers: boolean;
  /** Imported by a list, of a feature or not; by its own feature's list. */
  isOfList: boolean;
  isOfFeatureList: boolean;
  isOfOwnList: boolean;
  /** Imported by what the first list loads lazily. */
  isInFirstForms: boolean;
  isBulk: boolean;
  isCpfCheck: boolean;
  isHelp: boolean;
  /** Not part of a list or panel, however many use it. */
  isApart: boolean;
  /**
   * Number of importers: entrance pages, staff screens other than forms, and what these load lazily (panels,
   * forms, sheets).
   */
  entrance: number;
  screens: number;
  later: number;
  /** Lazily loaded importers without a form. */
  plain: number;
}

/** From this many importers on, sharing a chunk costs less than another file. */
const many = 4;

/**
 * In order, the first match wins. A module's importers are in its chunk or a later one, so chunks never depend on each
 * other in a cycle.
 */
const chunks: Record<string, (place: Place) => boolean> = {
  // Including what reads responses, without React, since the first requests wait for it.
  entry: ({ of, isPublic, usesReact }) =>
    of.has('main') ||
    of.has('publicCall') ||
    (isPublic && !usesReact && (of.has('staffCall') || of.has('signIn'))),
  transport: ({ of }) => of.has('transport'),
  // The modules and the session.
  session: ({ of }) => of.has('staffCall'),
  // Including what public pages share with the others; the licence page, also opened by a link, shares nothing with
  // another page.
  react: ({ of, isPublic, feature }) =>
    isPublic && (of.has('shell') || of.has('signIn') || (of.has('licence') && !feature)),
  // The public appointment, and what the other public page shares with it or with the staff. Also the check of a CPF: as
  // its own file the voters' rows waited for it, and in the lists' who pays for a licence would load all of those.
  public: ({ of, isPublic, isCpfCheck, feature, entrance, screens, later }) =>
    isCpfCheck || of.has('appointment') || (isPublic && !feature && entrance + screens + later > 1),
  invoice: ({ of }) => of.has('invoice') && !of.has('licence'),
  shell: ({ of, entrance, later }) =>
    of.has('shell') ||
    // What both need is available early: a list's rows do not wait for `forms`.
    (of.has('signIn') && of.has('firstList')) ||
    (of.has('signIn') && entrance >= many && later === 0) ||
    // What the list shares with them: its own chunk is not shared.
    (of.has('firstList') && !of.has('signIn') && entrance >= many),
  // The plain form parts: what entrance pages and staff forms share.
  forms: ({ of, later }) => of.has('signIn') && later > 0,
  // Including the list components.
  staff: ({ of, feature, screens, later }) =>
    of.has('staff') || (of.has('firstList') && !feature && screens + later >= many),
  // Shared by other entrance pages and staff forms.
  fields: ({ entrance, feature, later }) => entrance > 0 && !feature && later >= many,
  // Shared by other screens and panels, and by lists alone: too small to be another file that rows wait for.
  lists: ({ isOurs, isOfList, feature, isInFirstForms, isApart, screens, later }) =>
    !feature &&
    !isApart &&
    (isInFirstForms ? screens > 0 && later >= many : isOurs && isOfList && later >= few),
  // Panels without a form.
  panels: ({ feature, isInFirstForms, isApart, later, plain }) =>
    isInFirstForms && !feature && !isApart && plain > 1 && later >= many,
  // The record panel, and what nearly every form uses.
  records: ({ feature, isInFirstForms, isApart, later }) =>
    isInFirstForms && !feature && !isApart && later >= many,
  bulk: ({ isBulk }) => isBulk,
  // Ctrl+K searches all of them at the third letter: one file instead of as many as there are screens.
  help: ({ isHelp }) => isHelp,
  // What forms share but the first list's do not need.
  parts: ({ of, isOurs, feature, isApart, entrance, screens, plain, later }) =>
    of.size === 0 && isOurs && !feature && !isApart && entrance + screens + plain === 0 && later >= few,
  // A feature's records: what its list shares with its panels, its other screens and other features.
  ofFeature: ({ isOfOwnList, screens, later }) => isOfOwnList && screens + later >= few,
  // What the home screen shares with other screens and panels: a little of many, and each file would wait for its turn.
  home: ({ isOurs, isOfFeatureList, isOfHomeAndOthers }) => isOurs && !isOfFeatureList && isOfHomeAndOthers,
};

const few = 3;

/** Print, loaded on first use. */
const ofPaper = /\/src\/formats\/print\.ts$/;
/** The check of a CPF, by the licence page's form and the staff's lists. */
const ofCpf = /\/src\/formats\/cpf\.ts$/;
/** Bulk actions, on every screen that has them. */
const ofBulk = /\/src\/records\/(bulk|jobs\/items)\//;

/** What the help of a screen says. */
const ofHelp = /\.help\.ts$/;

/** Shown only to trial accounts, instead of an empty list. */
const ofWelcome = /\/src\/records\/list\/WelcomeScreen\.tsx$/;

/** A folder of a layer with folders, including the text editor and messages to voters. */
const featureOf = (id: string) =>
  /\/src\/(?:(?:features|workflows|lookups)\/|(?=(?:texts|messages)\/))([^/]+)\//.exec(id)?.[1];

const ofWorkflow = /\/src\/workflows\//;

/** A screen that imports it is a list. */
const ofList = /\/src\/records\/list\/ListScreen\.tsx$/;

const places = new Map<string, Place>();

/** For rolldown's `codeSplitting`. */
export const chunkGroups = Object.entries(chunks).map(([name, takes], place, all) => ({
  name: name === 'ofFeature' ? (id: string) => places.get(id)?.feature ?? null : name,
  test: (id: string) => {
    const found = places.get(id);
    return found !== undefined && takes(found);
  },
  debugName: name,
  priority: all.length - place,
  // Their dependencies are used by others without them.
  includeDependenciesRecursively: !['invoice', 'bulk', 'help', 'parts', 'ofFeature', 'home'].includes(name),
}));

/** Collects the import graph before chunks are assigned. */
export const placeModules: Plugin = {
  name: 'place-modules',
  apply: 'build',
  buildEnd(failed) {
    if (failed) return;
    const info = (id: string) => this.getModuleInfo(id);
    const ids = [...this.getModuleIds()];
    const withImports = (from: string[]) => reachable(from, (id) => info(id)?.importedIds);
    const openerOf = (name: string) => {
      const found = ids.filter((id) => /\/src\/.*?([^/]+)\.tsx?$/.exec(id)?.[1] === name);
      if (found.length !== 1)
        this.error(`scripts/build/chunks.ts: ${found.length} modules are called ${name}.`);
      return found;
    };
    const reached = Object.entries(openers).map(
      ([opener, name]) => [opener as Opener, withImports(openerOf(name))] as const,
    );
    const of = (opener: Opener) => reached.find(([name]) => name === opener)?.[1] ?? new Set<string>();
    const opening = new Set(Object.values(openers).flatMap(openerOf));
    const laterThan = (known: Iterable<string>) =>
      [...new Set([...known].flatMap((id) => info(id)?.dynamicallyImportedIds ?? []))].filter(
        (id) => !opening.has(id),
      );
    const staffScreens = new Set(laterThan(of('staffCall')));
    const setsOf = (found: string[]) => found.map((id) => withImports([id]));
    const isForm = (set: ReadonlySet<string>) => [...set].some((id) => id.includes('/react-hook-form/'));
    // A workflow's screen uses what the lists have: what it alone shares with them stays separate.
    const all = setsOf([...staffScreens].filter((id) => !ofWorkflow.test(id)));
    const screens = all.filter((set) => !isForm(set));
    const listScreens = [...staffScreens, ...openerOf(openers.firstList)]
      .map((id) => ({ feature: featureOf(id), isOfFeature: !ofWorkflow.test(id), set: withImports([id]) }))
      .filter(({ set }) => [...set].some((id) => ofList.test(id)));
    const entrance = setsOf(laterThan(of('shell')).filter((id) => !staffScreens.has(id)));
    const later = setsOf(
      laterThan([...of('staff'), ...of('firstList'), ...screens.flatMap((set) => [...set])]),
    );
    const plain = later.filter((set) => !isForm(set));
    const react = ids.filter((id) => id.includes('/node_modules/react/'));
    const usesReact = reachable(react, (id) => info(id)?.importers);
    const isBulk = (set: ReadonlySet<string>) => [...set].some((id) => ofBulk.test(id));
    // No print sheets, which do not render.
    const draws = (set: ReadonlySet<string>) => [...set].some((id) => usesReact.has(id));
    const firstForms = setsOf(laterThan(of('firstList'))).filter((set) => draws(set) && !isBulk(set));
    const [home = ''] = openerOf('Dashboard');
    const ofHome = withImports([home]);
    const loadedLazily = new Set(ids.flatMap((id) => info(id)?.dynamicallyImportedIds ?? []));
    const besideHome = withImports([...loadedLazily].filter((id) => id !== home));
    const isPublic = (id: string) => of('appointment').has(id) || of('invoice').has(id);
    const count = (sets: Set<string>[], id: string) => sets.filter((set) => set.has(id)).length;
    for (const id of ids) {
      places.set(id, {
        of: new Set(reached.filter(([, set]) => set.has(id)).map(([opener]) => opener)),
        isOurs: id.includes('/src/'),
        usesReact: usesReact.has(id),
        isPublic: isPublic(id),
        feature: featureOf(id),
        isOfHomeAndOthers: ofHome.has(id) && id !== home && besideHome.has(id),
        isOfList: listScreens.some(({ set }) => set.has(id)),
        isOfFeatureList: listScreens.some(({ isOfFeature, set }) => isOfFeature && set.has(id)),
        isOfOwnList: listScreens.some(({ feature, set }) => feature === featureOf(id) && set.has(id)),
        isInFirstForms: count(firstForms, id) > 0,
        isBulk: ofBulk.test(id),
        isCpfCheck: ofCpf.test(id),
        isHelp: ofHelp.test(id),
        isApart: [ofBulk, ofPaper, ofWelcome].some((pattern) => pattern.test(id)),
        entrance: count(entrance, id),
        screens: count(screens, id) + Number(of('firstList').has(id)),
        later: count(later, id),
        plain: count(plain, id),
      });
    }
  },
};
