import { desk, phone } from '../support/steps';
import { spacedText } from '../support/accessibility';
import { journey, visit } from './journey';
import { expectRoom, expectSound } from './looks';
import { css, nth, the, personOf, type Person } from './person';
import { openInFirefox } from './inPlaywright';
import { openInWebkit } from './inWebkit';

/*
 * What people ask of their browser or system, where it is not Chromium: there accessibility.spec.ts, looks.spec.ts and
 * walk.spec.ts look at every screen.
 */

const { expect } = journey;

/** A list, a form as a page and as a panel, the agenda, a board, figures, what is typed into, and a record's page. */
const looked = [
  '/dashboard',
  '/voters/list',
  '/voters/create',
  '/appointments/list?panel=create',
  '/agenda?view=week',
  '/services/board',
  '/reports',
  '/settings/user',
];

async function open(person: Person, path: string) {
  await visit(person, path);
  await person.see(path.includes('?panel=') ? the('dialog') : nth(css('h1'), 0));
  await person.gone(css('[aria-busy="true"]'));
}

journey('at 200 and at 400 per cent, and with wider text, nothing is lost', async ({ person }) => {
  for (const path of looked) {
    await person.engine.resize(desk);
    await open(person, path);
    for (const percent of [200, 400]) {
      await person.engine.resize(person.engine.zoomed(percent));
      await expectRoom(person);
    }
    await expectRoom(person, spacedText);
  }
  await person.engine.resize(desk);
});

journey(
  'with the system’s colours, more contrast, larger letters and nothing that moves',
  async ({ engineName, office }) => {
    const engine = await (engineName === 'webkit'
      ? openInWebkit(office.url, { theme: 'HighContrast' })
      : openInFirefox(office.url, {
          'browser.display.document_color_use': 2,
          'ui.prefersReducedMotion': 1,
          'font.size.variable.x-western': 20,
        }));
    const person = personOf(engine);
    try {
      for (const path of looked) {
        await open(person, path);
        await expectSound(person);
        await engine.resize({ ...phone.viewport });
        await expectRoom(person);
        await engine.resize(desk);
      }
      const asked = await person.ask(() =>
        ['prefers-reduced-motion: reduce', 'prefers-contrast: more', 'forced-colors: active'].filter(
          (feature) => matchMedia(`(${feature})`).matches,
        ),
      );
      expect(asked).toEqual(
        engineName === 'webkit'
          ? ['prefers-reduced-motion: reduce', 'prefers-contrast: more']
          : ['prefers-reduced-motion: reduce', 'prefers-contrast: more', 'forced-colors: active'],
      );
      const line = await person.ask(() =>
        parseFloat(getComputedStyle(document.querySelector('input') ?? document.body).borderTopWidth),
      );
      expect(line).toBeGreaterThan(1);
    } finally {
      await engine.close();
    }
  },
);
