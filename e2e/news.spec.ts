import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { expect, test } from './support/fixtures';

test.use({ fetchesAhead: true });

test('what came while the tab was open is told by the bell, in the title and once aloud', async ({
  page,
  signIn,
  demo,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(20_000);
  const bell = page.getByRole('button', { name: /^Chegou/ });
  await expect(bell).toHaveAccessibleName('Chegou: nada de novo');
  await page.clock.runFor(20_000);

  const like = demo.db?.manifestations.find(({ clientId }) => clientId === 1);
  if (!like) throw new Error('The demo has no manifestation.');
  const { id: _, ...facts } = like;
  const came = demo.db?.manifestations.insert({ ...facts, createdAt: '2099-01-01 10:00:00' });
  await page.clock.runFor(6 * 60_000);
  await expect(bell).toHaveAccessibleName('Chegou: 1 novidade');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByText('1 novidade em ‘Chegou’, no alto da página.')).toBeAttached();

  await bell.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: 'Chegou', exact: true });
  await expect(bell).toHaveAccessibleName('Chegou: nada de novo');
  await expectAccessible(page, 'Chegou, aberto', sheet);
  await expectAccessibleOnPhone(page, 'Chegou, aberto', sheet);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: /Chegou uma manifestação/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/manifestations/list\\?panel=details&id=${came?.id}$`));
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveTitle(/^\(/);
});
