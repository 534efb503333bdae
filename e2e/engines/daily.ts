import type { Database } from '@mocks/db';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { findUnseenFocus } from '../support/keyboard';
import { desk } from '../support/steps';
import { journey, signOut, visit } from './journey';
import { expectRoom } from './looks';
import { findCovered } from './losses';
import { css, nth, the, type Person } from './person';
import type { Wanted } from './inPage';

/*
 * Everyday screens under accessibility settings: larger, with letter spacing, more contrast, forced colours, reduced
 * motion. Nothing may be lost on any of them.
 */

interface Screen {
  path: string | ((db: Database) => string);
  /** Once it is visible, the screen is complete. */
  shown: Wanted;
  isOpen?: true;
  act?: (person: Person) => Promise<void>;
}

/** The newest one of the administrator's office. */
function newestAppointment(db: Database) {
  const { clientId } = db.users.find(({ email }) => email === demoAccounts.administrator.email) ?? {};
  return db.appointments.filter((one) => one.clientId === clientId).at(-1)?.id;
}

const screens: Record<string, Screen> = {
  'sign in': { path: '/auth/login', shown: the('textbox', 'E-mail'), isOpen: true },
  'public page': {
    path: `/appointment/${demoLinks.activeAppointment}`,
    shown: the('button', 'Adicionar à agenda'),
    isOpen: true,
  },
  'first page': { path: '/dashboard', shown: the('heading', 'Hoje') },
  list: { path: '/voters/list', shown: nth(css('tbody tr', the('table', 'Eleitores')), 3) },
  details: {
    path: (db) => `/appointments/list?panel=details&id=${newestAppointment(db)}`,
    shown: the('button', 'Editar', the('dialog')),
  },
  form: { path: '/appointments/list?panel=create', shown: the('textbox', 'Assunto', the('dialog')) },
  agenda: { path: '/agenda', shown: nth(css('.agenda-entry'), 0) },
  board: {
    path: '/services/board',
    shown: nth(the('listitem', undefined, nth(css('main [role="region"], main section'), 0)), 0),
  },
  palette: {
    path: '/tasks/list',
    shown: nth(css('tbody tr'), 0),
    act: async (person) => {
      await person.press(the('button', 'Procurar em tudo'));
      await person.focused(the('combobox', 'Procurar em tudo'));
      await person.type('maria');
      await person.see(nth(the('option', /Maria/), 0));
    },
  },
};

async function open(person: Person, db: Database, { path, shown, isOpen, act }: Screen) {
  const address = typeof path === 'string' ? path : path(db);
  // Another file in the same worker may have signed in.
  if (isOpen) await signOut(person);
  await (isOpen ? person.goto(address) : visit(person, address));
  await person.see(shown);
  await person.gone(css('[aria-busy="true"]'));
  await act?.(person);
}

/** At the first tab stops. */
export async function expectFocusSeen(person: Person) {
  for (let stop = 0; stop < 4; stop += 1) {
    await person.keys('Tab');
    // Focus has left the page, or the window does not have the keyboard.
    if (!(await person.ask(() => document.hasFocus()))) return;
    await person.equals('unseen focus', () => person.ask(findUnseenFocus), null);
  }
}

/** Everything fits, under extra CSS rules. */
export async function expectNoLoss(person: Person, rules: string | null = null) {
  await expectRoom(person, rules);
  await person.equals('cut or covered', () => person.ask(findCovered, rules), []);
}

/** One journey per screen; public ones first, before anyone has signed in. */
export function journeys(title: string, look: (person: Person) => Promise<void>) {
  for (const [name, screen] of Object.entries(screens)) {
    journey(`${title}: ${name}`, async ({ person, db }) => {
      await person.engine.resize(desk);
      await open(person, db, screen);
      await look(person);
    });
  }
}
