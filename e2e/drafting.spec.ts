import type { Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { demoAccounts } from '@mocks/seed/accounts';
import { expectAccessible } from './support/accessibility';
import { takeClock } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { answerPrint } from './support/print';
import { panel } from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

/** A document of the office, with or without a text. */
function pick(db: Database | undefined, hasText: boolean) {
  const textOf = (id: number) => db?.preparedTexts.find(({ documentId }) => documentId === id);
  const document = db?.documents.find(
    ({ clientId, id }) => clientId === 1 && Boolean(textOf(id)) === hasText,
  );
  if (!db || !document) throw new Error('The demonstration has no such document');
  const { id, typeId, number, year } = document;
  const name = `${db.documentTypes.get(typeId)?.name ?? ''} - ${number}/${year}`;
  return { id, name, saved: () => textOf(id), html: () => textOf(id)?.text ?? '' };
}

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Texto do documento' });

async function openText(page: Page, id: number) {
  await page.goto(`/legislative-processes/draft/${id}`);
  await expect(textbox(page)).toBeFocused();
}

test('a text from its template to paper, by keyboard, past what another tab saved', async ({
  page,
  demo,
}) => {
  const printing = await answerPrint(page);
  const draft = pick(demo.db, false);
  await page.goto(`/legislative-processes/draft/${draft.id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Elaborar documento do(a) ${draft.name}` }),
  ).toBeVisible();

  const templates = page.getByRole('region', { name: 'Moção' });
  await templates.getByRole('button', { name: 'Ver o modelo Moção de pesar' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Modelo Moção de pesar' })).toContainText('profundo pesar');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Moção de pesar' })
    .getByRole('button', { name: 'Usar esse modelo' })
    .press('Enter');
  await expect(textbox(page)).toBeFocused();
  await expect.poll(() => draft.html()).toContain('<h1 class="align-center">Moção de pesar nº');

  const press = (keys: string) => page.keyboard.press(keys);
  const type = (words: string) => page.keyboard.type(words);
  await press('Control+Home');
  await press('Control+Shift+2');
  await press('Control+End');
  await press('Enter');
  await press('Control+Shift+E');
  await press('Control+B');
  await type('Fecho');
  await press('Control+B');
  await press('Enter');
  await press('Control+Shift+L');
  await press('Control+Shift+7');
  await type('um');
  await press('Enter');
  await type('dois');
  await press('Control+]');
  await press('Enter');
  await press('Enter');
  await press('Enter');
  await type('a');
  await press('Shift+Enter');
  await type('b');
  await press('Control+Shift+9');
  await type('Rua');
  await press('Tab');
  await type('Bairro');
  // The toolbar, by one tab stop and arrow keys: two more rows than the table has, one fewer column.
  await press('Alt+F10');
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  for (let step = 0; step < 14; step += 1) await press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Tabela', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await press('r');
  await press('r');
  await press('ArrowDown');
  await press('Escape');
  await press('Escape');
  await expect(textbox(page)).toBeFocused();
  await press('Control+End');
  await press('Control+Enter');
  await type('Fim, à parte');
  await press('Control+Z');
  await press('Control+Y');
  await expect(page.getByText(/^\d+ palavras · não salvo$/)).toBeVisible();
  await press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  await expect(page.getByText(/^\d+ palavras$/)).toBeVisible();
  expect(draft.html()).toMatch(/^<h2 class="align-center">Moção de pesar/);
  expect(draft.html()).toContain(
    '<p class="align-center"><strong>Fecho</strong></p><ol><li><p>um</p><ol><li><p>dois</p></li></ol></li></ol><p>a<br>b</p><table><tbody><tr><th><p>Rua</p></th><th><p>Bairro</p></th>',
  );
  expect(draft.html()).toMatch(/<hr class="page-break"><p>Fim, à parte<\/p>$/);

  // The search ignores accents.
  const search = page.getByRole('search');
  await press('Control+f');
  await expect(search.locator('input:focus')).toHaveCount(1);
  await type('a parte');
  await expect(search.getByText('1 de 1')).toBeVisible();
  await press('Control+f');
  await type('nada disso');
  await expect(search.getByText('Nada encontrado')).toBeVisible();
  await press('Escape');
  await expect(textbox(page)).toBeFocused();

  // Another tab saves meanwhile.
  const theirs = '<p>O que a outra aba escreveu.</p>';
  demo.db?.preparedTexts.update(draft.saved()?.id ?? 0, { text: theirs });
  await press('Control+End');
  await type('!');
  await press('Control+s');
  const question = page.getByRole('alertdialog', { name: 'O texto mudou enquanto você escrevia' });
  await expect(question.getByRole('region', { name: 'O texto salvo' })).toHaveText(
    'O que a outra aba escreveu.',
  );
  await expect(question.getByRole('region', { name: 'O seu texto' })).toContainText('Fim, à parte!');
  expect(draft.html()).toBe(theirs);
  await question.getByRole('button', { name: 'Ficar com o outro' }).press('Enter');
  await expect(textbox(page)).toHaveText('O que a outra aba escreveu.');
  await expect(textbox(page)).toBeFocused();
  await press('Control+z');
  await expect(textbox(page)).toContainText('Fim, à parte!');
  demo.db?.preparedTexts.update(draft.saved()?.id ?? 0, { text: '<p>E de novo.</p>' });
  await press('Control+s');
  await question.getByRole('button', { name: 'Ficar com o meu' }).press('Enter');
  await expect.poll(() => draft.html()).toMatch(/Fim, à parte!<\/p>$/);

  await expect(question).toBeHidden();
  await press('Control+p');
  // Remaining brackets of the template are listed first.
  const anyway = page.getByRole('button', { name: 'Imprimir assim mesmo' });
  await expect(anyway).toBeVisible();
  await printing.during(() => anyway.press('Enter'));
  const [sheet] = await printing.sheets();
  expect(sheet?.html).toContain('<hr class="page-break"><p>Fim, à parte!</p></main>');
});

test('nothing typed is lost: leaving asks, a save that fails keeps the text and says so', async ({
  page,
  demo,
  problems,
}) => {
  const draft = pick(demo.db, true);
  await openText(page, draft.id);
  const before = draft.html();
  await page.keyboard.type('Começo. ');
  await page.getByRole('link', { name: 'Compromissos', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Descartar o que você digitou?' });
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(textbox(page)).toContainText('Começo. ');

  problems.expect(/prepare\.doc|ERR_|Failed to load/);
  const script = '**/legislative.processe.prepare.doc.php*';
  await page.route(script, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'x' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'O sistema teve um problema. Não sabemos se o texto foi salvo.',
  );
  expect(draft.html()).toBe(before);

  // Sent, with the response lost: the saved text is recognised as one's own, and there is no question.
  await page.unroute(script);
  let lost = false;
  await page.route(script, async (route) => {
    if (route.request().method() !== 'PUT' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Não conseguimos falar com o sistema. Não sabemos se o texto foi salvo.',
  );
  await expect(textbox(page)).toContainText('Começo. ');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  await page.waitForURL('**/legislative-processes/list');
  expect(draft.html()).toContain('Começo. ');
});

test('a session that ends is taken up in place, with what was typed', async ({ page, demo }) => {
  await page.context().clearCookies();
  const hoursPass = await takeClock(page);
  const draft = pick(demo.db, true);
  const path = `/legislative-processes/draft/${draft.id}`;
  await page.goto(`/auth/login?voltar=${encodeURIComponent(path)}`);
  await signInThroughForm(page, demoAccounts.administrator);
  await textbox(page).focus();
  await page.keyboard.type('Antes do fim. ');
  await hoursPass(13);
  const cover = panel(page, 'Oops. Parece que você não esta mais logado!');
  await expect(cover.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(demoAccounts.administrator.password);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(textbox(page)).toContainText('Antes do fim.');
  await textbox(page).focus();
  await page.keyboard.type('Depois. ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  expect(draft.html()).toContain('Antes do fim. Depois. ');
});

test('hostile HTML in a text and on the clipboard executes nothing', async ({ page, demo }) => {
  const draft = pick(demo.db, true);
  const hostile = `<h1 onclick="window.hit=1" style="position:fixed">Olá</h1><script>window.hit=1</script><img src=x onerror="window.hit=1"><svg onload="window.hit=1"></svg><p style="text-align:center">Fim</p>`;
  demo.db?.preparedTexts.update(draft.saved()?.id ?? 0, { text: hostile });
  await openText(page, draft.id);
  await expect(textbox(page)).toHaveText('OláFim');
  await page.keyboard.press('Control+End');
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `<p>colado <b onmouseover="window.hit=1" style="color:red">em negrito</b></p>${hostile}`);
  await expect(textbox(page)).toContainText('colado em negrito');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
  expect(draft.html()).not.toMatch(/script|on\w+=|style=|src=/);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('the templates, the editor and what lies over it are accessible', async ({ page, demo }) => {
  await page.goto(`/legislative-processes/draft/${pick(demo.db, false).id}`);
  await expectAccessible(page, 'templates', page.getByRole('region', { name: /^Modelo / }));
  const draft = pick(demo.db, true);
  await openText(page, draft.id);
  await page.keyboard.press('Control+f');
  await expectAccessible(page, 'editor', page.getByRole('search'));
  await page.keyboard.press('Escape');
  await expect(textbox(page)).toBeFocused();
  await page.keyboard.press('Control+/');
  await expectAccessible(page, 'keys', page.getByRole('dialog', { name: 'Atalhos do editor' }));
  await page.keyboard.press('Escape');
  await expect(textbox(page)).toBeFocused();
  await page.keyboard.type('Meu. ');
  demo.db?.preparedTexts.update(draft.saved()?.id ?? 0, { text: '<p>Outro.</p>' });
  await page.keyboard.press('Control+s');
  await expectAccessible(page, 'conflict', page.getByRole('alertdialog'));
});

test('in the lowest window the text is in sight as soon as it has the focus, and while it is typed', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const draft = pick(demo.db, true);
  demo.db?.preparedTexts.update(draft.saved()?.id ?? 0, {
    text: `<p>Começo.</p>${'<p>Uma linha do texto.</p>'.repeat(30)}<p>Fim.</p>`,
  });
  await openText(page, draft.id);
  /** The line with the cursor is in the viewport and not covered. */
  const expectCursorInSight = (words: string) =>
    expect
      .poll(() =>
        page.evaluate((wanted) => {
          const { anchorNode } = getSelection() ?? {};
          const line = (anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement)?.closest('p');
          if (!line?.textContent?.includes(wanted)) return `cursor in '${line?.textContent ?? ''}'`;
          const box = line.getBoundingClientRect();
          const isIn = box.top >= 0 && box.bottom <= innerHeight;
          const over = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
          return isIn && over?.closest('p') === line
            ? 'in sight'
            : `${box.top} to ${box.bottom}, ${over?.tagName ?? ''}`;
        }, words),
      )
      .toBe('in sight');
  await expectCursorInSight('Começo.');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mais.');
  await expectCursorInSight('Fim. Mais.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('No ');
  await expectCursorInSight('No Começo.');
  // The bars above and below scroll away, and stay reachable.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expectCursorInSight('No Começo.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
});
