import type { Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { demoAccounts } from '@mocks/seed/accounts';
import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard, typeUntilOffered } from './support/keyboard';
import { chooseRows, countPresses, selectionBar } from './support/many';
import { answerPrint, sheetIn } from './support/print';
import { openServices, panel, phone } from './support/steps';

/** Neighbours with the same request: one document, a reply to each, and one more who joins. */

const title = 'Juntar em uma demanda';

/** The newest services of one category and district, by voters who accept messages. */
function neighbours(db: Database | undefined, count: number) {
  const clientId = db?.users.find(({ email }) => email === demoAccounts.administrator.email)?.clientId;
  const services = (db?.services.filter((one) => one.clientId === clientId) ?? [])
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
    .slice(0, count);
  const [first] = services;
  const voters = db?.voters.filter((one) => one.clientId === clientId && !one.isExcluded) ?? [];
  const districtId = voters.find(({ districtId: known }) => known !== null)?.districtId ?? null;
  const open = db?.serviceStatuses.find(({ name }) => name === 'Aberto');
  return services.map((service, at) => {
    const voter = voters[at];
    if (!voter || !open) throw new Error('The demo has too few people.');
    db?.voters.update(voter.id, {
      ...{ districtId, status: true, allowCommunication: true, dateOfBirth: '1980-05-05' },
      telephone: [{ number: `199812345${String(at).padStart(2, '0')}`, type: 2, operator: 1 }],
    });
    db?.services.update(service.id, {
      ...{ electorId: voter.id, categoryId: first?.categoryId ?? 0, documents: [], progress: [] },
      ...{ statusId: open.id, description: `${voter.name} pede a troca da lâmpada do poste.` },
    });
    return { id: service.id, name: voter.name };
  });
}

test('twelve requests, one printed indicação and twelve answers in at most twenty presses, then a thirteenth in two', async ({
  page,
  signIn,
  demo,
}) => {
  const printing = await answerPrint(page);
  const [thirteenth, ...twelve] = neighbours(demo.db, 13);
  await page.addInitScript(() => localStorage.setItem('tribuna.linhas', '25'));
  await signIn(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const table = await openServices(page);
  const { press, presses } = countPresses();
  await chooseRows(table, 1, 12, press);
  const bar = selectionBar(page);
  await expect(bar).toContainText('12 na seleção');
  await press(bar.getByRole('button', { name: title }).click());
  const joining = panel(page, title);
  const make = joining.getByRole('button', { name: 'Gerar documento' });
  await expect(make).toBeVisible();
  await expect(make).not.toHaveAttribute('aria-disabled');
  await expect(joining.getByRole('textbox', { name: 'Assunto' })).toHaveValue(
    /, solicitada por 12 moradores$/,
  );
  await expectSound(page, 'a demand', joining);
  await press(page.keyboard.press('Control+Enter'));
  await expect(joining.getByText('Pronto: 24 feitos.')).toBeVisible();
  await expect(joining.getByRole('button', { name: 'Imprimir' })).toBeFocused();
  await expectSound(page, 'a demand made', joining);
  await printing.during(() => press(page.keyboard.press('Enter')));
  // The press in the browser's own window.
  await press(Promise.resolve());
  const paper = await sheetIn(page).locator('body').innerText();
  expect(paper).toContain('12 moradores');
  for (const { name } of twelve) expect(paper).not.toContain(name);

  await press(joining.getByRole('button', { name: 'Dar retorno aos 12' }).click());
  const reply = panel(page, 'Dar retorno');
  await expect(reply.getByRole('combobox', { name: 'Novo status' })).toBeFocused();
  await typeUntilOffered(page, 'Sem', 'Sem trocar');
  await press(page.keyboard.press('Enter'));
  await press(page.keyboard.press('Tab'));
  await page.keyboard.type('Olá, {nome}! O seu pedido {referencia} virou uma indicação.');
  await press(page.keyboard.press('Control+Enter'));
  await expect(reply.getByText('Pronto: 12 feitos.')).toBeVisible();
  await press(reply.getByRole('button', { name: 'Fila de WhatsApp' }).click());
  const queue = panel(page, 'Fila de WhatsApp');
  const told: string[] = [];
  for (const [at, { id }] of twelve.entries()) {
    await expect(queue.getByText(RegExp(`^${at + 1} de 12 · `))).toBeVisible();
    await expect(queue.getByRole('button', { name: 'Abrir WhatsApp' })).toBeFocused();
    const opening = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const chat = await opening;
    await chat.waitForURL(/^https:\/\/wa\.me\/55\d+\?text=/);
    told.push(new URL(chat.url()).searchParams.get('text') ?? '');
    expect(told.at(-1)).toContain(`O seu pedido AT-${id} virou`);
    await chat.close();
  }
  await expect(queue.getByText('Pronto: 12 conversas abertas.')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(20);
  test.info().annotations.push({ type: 'presses', description: String(presses()) });
  for (const { id } of twelve) {
    const { documents = [], progress = [] } = demo.db?.services.get(id) ?? {};
    expect(documents).toHaveLength(1);
    expect(progress).toHaveLength(2);
  }
  await page.keyboard.press('Escape');
  await expect(queue).toHaveCount(0);

  await joinedByOneMore(page, thirteenth?.id ?? 0);
  expect(demo.db?.services.get(thirteenth?.id ?? 0)?.documents).toHaveLength(1);
});

/** Two presses on its row; its details then list the others, and reply to all of them. */
async function joinedByOneMore(page: Page, id: number) {
  const table = await openServices(page);
  await listKeysAreHeard(page, table.getByRole('link', { name: RegExp(`^AT-${id} `) }));
  await page.keyboard.press('m');
  const joining = panel(page, title);
  await expect(joining.getByRole('radio', { name: /^Indicação - / }).first()).toBeChecked();
  await expect(joining.getByRole('button', { name: 'Juntar 1 atendimento' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await expectSound(page, 'one more of a demand', joining);
  await page.keyboard.press('Control+Enter');
  await expect(joining.getByText('Pronto: 2 feitos.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(joining).toHaveCount(0);
  await page.goto(`/services/list?panel=details&id=${id}`);
  const details = panel(page, `Detalhes do atendimento AT-${id}`);
  await expect(
    details.getByRole('heading', { name: /^13 pedem o mesmo: Indicação \d+\/\d{4}$/ }),
  ).toBeVisible();
  await expectSound(page, 'who asks for the same', details);
  await details.getByRole('button', { name: 'Dar retorno aos 13' }).click();
  await expect(panel(page, 'Dar retorno').getByText('13 selecionados:')).toBeVisible();
}

test('on a phone the demand fits', async ({ page, signIn, demo }) => {
  const [first] = neighbours(demo.db, 3);
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto(`/services/list?panel=demand&id=${first?.id}`);
  const joining = panel(page, title);
  await expect(joining.getByText(/^Não encontramos documento de /)).toBeVisible();
  await expectAccessibleOnPhone(page, 'one more of a demand', joining);
  await joining.getByRole('button', { name: 'Fazer um documento novo' }).click();
  const make = joining.getByRole('button', { name: 'Gerar documento' });
  await expect(make).not.toHaveAttribute('aria-disabled');
  await expectAccessibleOnPhone(page, 'a demand', joining);
  await make.click();
  await expect(joining.getByText('Pronto: 2 feitos.')).toBeVisible();
  await expectAccessibleOnPhone(page, 'a demand made', joining);
});
