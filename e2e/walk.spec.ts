import { staffAddresses } from '@tests/addresses';
import { expectAccessible, expectSound, large, setLetters } from './support/accessibility';
import { expect, test as journey, withOneDemo } from './support/fixtures';
import { creates, modules, openModule, openNew } from './support/modules';
import { expectFocusInSight } from './support/reach';
import { goTo, stopsAt } from './support/stops';

/*
 * Every staff URL, visited once with every panel that opens there (tests/addresses.ts, which a test compares with the
 * routes and modules). At every stop: axe (on a desktop in light and dark, on a phone), target sizes, and space: at
 * three widths with default and larger font sizes, at 320 pixels also with text spacing; and, if there are fields,
 * that no tab stop is covered by a bar, however small the window.
 */

/** The walk changes nothing: one server per worker. */
const test = withOneDemo(journey);

for (const path of Object.keys(staffAddresses)) {
  test(`${path}: the screen and its panels`, async ({ page, signIn, demo }) => {
    if (!demo.db) throw new Error('This server has its data elsewhere.');
    await signIn(page);
    for (const stop of stopsAt(path, demo.db)) {
      const shown = await goTo(page, stop);
      await expectSound(page, stop.name, shown);
      if (stop.isPanel) await expectFocusInSight(page, shown, stop.name);
    }
  });
}

for (const module of modules.filter(creates)) {
  test(`${module.label}: larger letters, and the form for a new one, refused`, async ({ page, signIn }) => {
    await signIn(page);
    const table = await openModule(page, module);
    await setLetters(page, large);
    await expect(table).toHaveCSS('font-size', '17.5px');
    await setLetters(page, 16);

    const form = await openNew(page, module);
    if (module.create.page) await expectFocusInSight(page, form, module.create.title);
    const save = form.getByRole('button', { name: 'Salvar', exact: true });
    const { blocked, required } = module.create;
    if (blocked) await expect(save).toHaveAccessibleDescription(blocked);
    else {
      await save.click();
      for (const [role, name] of required)
        await expect(form.getByRole(role, { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expectSound(page, 'create: refused', form);
  });
}

test('the welcome to every module', async ({ page, signIn }) => {
  await signIn(page, 'trial');
  for (const { path, label, welcome } of modules) {
    await page.goto(path);
    await expectAccessible(page, label, page.getByRole('heading', { name: welcome }));
  }
});
