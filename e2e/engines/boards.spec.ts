import { addDays, today, weekdayOf } from '@/formats/dates';
import { demoAccounts } from '@mocks/seed/accounts';
import { journey, visit } from './journey';
import { expectRoom, expectSound } from './looks';
import { css, nth, text, the, type Person } from './person';
import type { Wanted } from './inPage';

const { expect } = journey;

/** The Wednesday of a week far enough ahead to be empty. */
const wednesday = addDays(today(), 7 * 60 - weekdayOf(today()) + 3);
const thursday = addDays(wednesday, 1);
const calendar = the('region', 'Calendário');

journey(
  'the agenda by mouse: moved, stretched, undone; free time makes a new entry',
  async ({ person, db }) => {
    await visit(person, `/appointments/list?panel=create`);
    const form = the('dialog', 'Novo compromisso');
    await person.focused(the('textbox', 'Assunto', form));
    await person.type('Plenária na praça');
    await person.write(the('textbox', 'Data', form), wednesday.split('-').reverse().join(''));
    await person.write(the('combobox', 'Horário de início', form), '9');
    await person.write(the('combobox', 'Horário de término', form), '10');
    await person.keys('Control+Enter');
    await person.gone(form);
    const made = db.appointments.find(({ subject }) => subject === 'Plenária na praça');
    const stands = () => {
      const { startDate = '', endDate = '' } = db.appointments.get(made?.id ?? 0) ?? {};
      return `${startDate.slice(0, 16)} ${endDate.slice(11, 16)}`;
    };

    await visit(person, `/agenda?view=week&date=${wednesday}`);
    const entry = the('link', /Plenária na praça/, calendar);
    await person.see(entry);
    // The user list loads last and gives the bar above its final height.
    await person.equals(
      'the office',
      () => person.ask(() => document.querySelectorAll('select option').length > 2),
      true,
    );
    await expectSound(person);
    const box = await person.boxOf(entry);
    const day = await person.ask(() => {
      const [one, other] = [...document.querySelectorAll('[role="columnheader"]')]
        .slice(-2)
        .map((each) => each.getBoundingClientRect().left);
      return Math.abs((other ?? 0) - (one ?? 0));
    });
    const grip = { x: box.x + 40, y: box.y + box.height / 2 };
    await person.drag(grip, { x: grip.x + day, y: grip.y + 2 * box.height });
    await person.engine.up();
    await person.see(text(/foi movido para .*, 11:00 – 12:00\./));
    expect(stands()).toBe(`${thursday} 11:00 12:00`);
    await person.press(the('button', 'Desfazer'));
    await person.equals('undone', () => Promise.resolve(stands()), `${wednesday} 09:00 10:00`);
    await person.equals('back', () => person.boxOf(entry).then(({ x, y }) => [x, y]), [box.x, box.y]);

    const edge = { x: box.x + 30, y: box.y + box.height - 2 };
    // Its resize handle appears under the pointer.
    await person.eventually('its edge', async () => {
      await person.hover(entry);
      await person.engine.move(edge);
      const cursor = await person.ask(
        ({ x, y }) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
        edge,
      );
      expect(cursor).toContain('resize');
    });
    await person.drag(edge, { x: edge.x, y: edge.y + box.height - 2 });
    await person.engine.up();
    await person.see(text(/foi movido para .*, 09:00 – 11:00\./));
    expect(stands()).toBe(`${wednesday} 09:00 11:00`);

    await person.engine.move({ x: box.x + day + 30, y: box.y + 5 });
    await person.engine.down();
    await person.engine.up();
    const fresh = the('dialog', 'Novo compromisso');
    await person.holds(the('combobox', 'Horário de início', fresh), '09:00');
    await person.keys('Escape');
    await person.gone(fresh);
  },
);

const column = (at: number): Wanted =>
  nth(css('main [role="region"], main section[aria-labelledby], main section[aria-label]'), at);

async function openBoard(person: Person, path: string) {
  await visit(person, path);
  await person.see(nth(the('listitem', undefined, column(0)), 0));
  await person.reads(the('heading', undefined, column(1)), /\d$/);
}

journey('a board: a card by the mouse, given up by Esc and then moved', async ({ person }) => {
  await openBoard(person, '/legislative-processes/board');
  await expectSound(person);
  const card = nth(the('listitem', undefined, column(0)), 0);
  const name = await person.ask(
    (wanted) => window.eyes.one(wanted).querySelector('small')?.textContent?.trim() ?? '',
    card,
  );
  const moved = the('button', `Ações de ${name}`, column(1));
  const dragOver = async () => {
    const to = await person.placeOf(column(1), { x: 120, y: 120 });
    await person.drag(await person.placeOf(card, { x: 20, y: 20 }), to);
    await person.see(css('[data-over="true"]'));
  };
  await dragOver();
  await person.keys('Escape');
  await person.gone(css('[data-over="true"]'));
  await person.engine.up();
  expect(await person.count(moved)).toBe(0);
  await dragOver();
  await person.engine.up();
  await person.see(moved);
  // Shown there before it is saved.
  const said = async () => (await person.texts(the('status'))).join(' ');
  await person.equals('what is said aloud', said, / foi de “.+” para “/);
  await person.engine.reload();
  await person.see(moved);
});

journey('a board by keyboard: a request is moved, with its reason', async ({ person, db }) => {
  await openBoard(person, '/services/board');
  await expectSound(person);
  await expectRoom(person);
  const first = nth(the('link', undefined, column(0)), 0);
  const reference = await person.ask(
    (wanted) => window.eyes.one(wanted).querySelector('small')?.textContent?.trim() ?? '',
    first,
  );
  const menu = the('menu', `Mover ${reference} para`);
  // The shortcuts load after the cards.
  await person.focus(first);
  await person.eventually('the menu', async () => {
    if (await person.count(menu)) return;
    await person.keys('s');
    throw new Error('It has not come yet.');
  });
  // Not by :focus, which WebKit matches only in a window with the keyboard (xdotool).
  const isIn = () => person.ask((what) => window.eyes.one(what).contains(document.activeElement), menu);
  await person.equals('focus in the menu', isIn, true);
  await person.type('Concl');
  await person.focused(the('menuitemradio', 'Concluído', menu));
  await person.keys('Enter');
  const reason = the('dialog', 'Trocar status');
  await person.focused(the('textbox', 'Motivo', reason));
  await person.type('Atendido.');
  await person.keys('Control+Enter');
  await person.gone(reason);
  const { clientId } = db.users.find(({ email }) => email === demoAccounts.administrator.email) ?? {};
  const done =
    db.serviceStatuses.find((one) => one.name === 'Concluído' && one.clientId === clientId) ?? null;
  const id = Number(/\d+/.exec(reference)?.[0]);
  await person.equals('done', () => Promise.resolve(db.services.get(id)?.statusId), done?.id);
});
