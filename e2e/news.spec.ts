import { demoAccounts } from '@mocks/seed/accounts';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { panel } from './support/steps';

// The bell is loaded by idle prefetching.
test.use({ fetchesAhead: true });

test('what came while the tab was open is counted by the bell and in the title, each a link to it, until it was looked at', async ({
  page,
  signIn,
  demo: { db },
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Chegou/ });
  const sheet = page.getByRole('region', { name: 'Chegou', exact: true });
  await bell.click();
  // Everything existing has been read: records from here on are news.
  await expect(sheet.getByText(/^Visto às \d\d:\d\d\./)).toBeVisible();
  await expect(sheet.getByText('Nada chegou desde que esta janela foi aberta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Chegou: nada de novo');
  const title = await page.title();

  const me = db?.users.find(({ email }) => email === demoAccounts.administrator.email);
  const sent = db?.manifestations.filter(({ clientId }) => clientId === me?.clientId).at(-1);
  const theirs = db?.services.find(
    ({ clientId, responsibleIds }) => clientId === me?.clientId && !responsibleIds.includes(me.id),
  );
  if (!db || !me || !sent || !theirs) throw new Error('The demo has no such records.');
  const { id: _, ...facts } = sent;
  const came = db.manifestations.insert({ ...facts, description: 'A rua está sem luz.' });
  db.services.update(theirs.id, { responsibleIds: [...theirs.responsibleIds, me.id] });
  // In one step: minute by minute, a request's own time-out would pass before its response.
  await page.clock.fastForward('06:00');

  await expect(bell).toHaveAccessibleName('Chegou: 2 novidades');
  await expect(bell).toHaveAttribute('data-count', '2');
  await expect(page).toHaveTitle(`(2) ${title}`);
  await expect(page.getByText('2 novidades em ‘Chegou’, no alto da página.')).toBeAttached();

  await bell.press('Enter');
  const words = sheet.getByRole('link');
  await expect(words).toHaveText(['Chegou uma manifestação (novo)', `AT-${theirs.id} passou a você (novo)`]);
  await expect(bell).toHaveAccessibleName('Chegou: nada de novo');
  await expect(bell).not.toHaveAttribute('data-count');
  await expect(page).toHaveTitle(title);
  await expectAccessible(page, 'Chegou, aberto', sheet);
  await expectAccessibleOnPhone(page, 'Chegou, aberto', sheet);

  await words.first().press('Enter');
  await expect(page).toHaveURL(`/manifestations/list?panel=details&id=${came.id}`);
  const manifestation = panel(page, 'Detalhes da manifestação');
  await expect(manifestation.getByText('A rua está sem luz.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(manifestation).toBeHidden();

  // Seen items stay listed, but are no longer new.
  await bell.press('Enter');
  await expect(words).toHaveText(['Chegou uma manifestação', `AT-${theirs.id} passou a você`]);
  await words.last().press('Enter');
  await expect(panel(page, `Detalhes do atendimento AT-${theirs.id}`)).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test('asks again where it failed, and is turned off and on, by keys that lose no focus', async ({
  page,
  signIn,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signIn(page);
  await page.route(/manifestation\.php/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  const sheet = page.getByRole('region', { name: 'Chegou', exact: true });
  const button = (name: string) => sheet.getByRole('button', { name });
  await page.getByRole('button', { name: /^Chegou/ }).press('Enter');
  await expect(sheet.getByRole('alert')).toContainText('Não foi possível ver o que chegou.');
  await page.unroute(/manifestation\.php/);
  await button('Tentar de novo').press('Enter');
  await expect(sheet.getByText(/^Visto às \d\d:\d\d\./)).toBeVisible();
  await expect(sheet.getByRole('alert')).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'Chegou' })).toBeFocused();

  await button('Desligar os avisos').press('Enter');
  await expect(sheet.getByText('Os avisos estão desligados para você neste computador.')).toBeVisible();
  await expect(button('Ligar os avisos')).toBeFocused();
  await button('Ligar os avisos').press('Enter');
  await expect(button('Desligar os avisos')).toBeFocused();
});
