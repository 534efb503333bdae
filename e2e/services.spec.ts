import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { addDays, formatDate, formatShortDate, today } from '@/formats/dates';
import { expectAccessibleOnPhone } from './support/accessibility';
import { optionsOf, team } from './support/api';
import { countCalls, holdBack } from './support/faults';
import { download, downloadText, expect, test } from './support/fixtures';
import { typeInto } from './support/hands';
import {
  choose,
  chooseInRow,
  chooseSeveral,
  countIn,
  fill,
  filterBy,
  lookUp,
  noticedReference,
  openServices,
  panel,
  phone,
  valueOf,
} from './support/steps';

const picture = {
  name: 'foto do local.png',
  mimeType: 'image/png',
  buffer: Buffer.from(sampleBytes('png', 1_048_576)),
};

test('a request’s whole life: written down, edited, followed through, printed, removed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const [status, newStatus] = await optionsOf(page, 'treatmentStatusList');
  const [category, otherCategory] = await optionsOf(page, 'treatmentCategoryList');
  const [origin] = await optionsOf(page, 'treatmentOriginList');
  const [office] = await optionsOf(page, 'officeList');
  const [department] = await optionsOf(page, 'departmentList');
  const [type, otherType] = await optionsOf(page, 'documentTypeList');
  // The person who registers it is already responsible.
  const [other] = (await team(page)).filter(({ status, name }) => status && name !== 'Helena Prado');
  const table = await openServices(page);
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo atendimento');
  await lookUp(form, 'Eleitor', 'aurélia', demoVoters.complete.name);
  await expect(form.getByRole('textbox', { name: 'Eleitor' })).toHaveValue(
    `${demoVoters.complete.name} · (19) 98111-0001`,
  );
  await choose(form, 'Status', status.name);
  await choose(form, 'Categoria', category.name);
  await choose(form, 'Origem', origin.name);
  await choose(form, 'Escritório', office.name);
  await choose(form, 'Secretária', department.name);
  await fill(form, { Descrição: 'Ponto de ônibus sem cobertura.\nPede um abrigo.' });
  await chooseSeveral(form, 'Responsáveis', [other?.name ?? '']);
  for (const [position, { name }] of [type, otherType].entries()) {
    await form.getByRole('button', { name: 'Adicionar documento' }).click();
    const document = form.getByRole('listitem', { name: `Documento ${position + 1}` });
    await choose(document, 'Tipo', name);
    await fill(document, { Número: `${position + 7}`, Ano: '2025' });
  }
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^O atendimento AT-\d+ foi criado!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${before + 1}`);
  const row = table.getByRole('row').filter({ hasText: reference });
  await expect(row).toHaveText(
    `${reference}Ponto de ônibus sem cobertura. Pede um abrigo.${category.name}${department.name}${formatShortDate(today())}${status.name}${demoVoters.complete.name}(19) 98111-0001`,
  );

  await row.getByRole('link', { name: `Detalhes de ${reference}` }).click();
  const details = panel(page, `Detalhes do atendimento ${reference}`);
  await expect(valueOf(details, 'Secretária')).toHaveText(department.name);
  await expect(details.getByRole('heading', { name: '2 responsáveis' })).toBeVisible();
  await expect(details.getByText(`${type.name} 7/2025`)).toBeVisible();
  await expect(details.getByText(`${otherType.name} 8/2025`)).toBeVisible();
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar atendimento');
  await choose(edit, 'Categoria', otherCategory.name);
  await edit.getByRole('button', { name: 'Retirar documento 1' }).click();
  await fill(edit, { Descrição: 'Pede um abrigo no ponto de ônibus.' });
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O atendimento ${reference} foi atualizado!`)).toBeVisible();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Pede um abrigo no ponto de ônibus.');

  await chooseInRow(page, reference, 'Comentar');
  const comment = panel(page, 'Comentar atendimento');
  await fill(comment, { Comentário: 'SANASA fará a vistoria.', Data: formatDate(addDays(today(), -2)) });
  await comment.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`Comentário incluido no atendimento ${reference}!`)).toBeVisible();

  await chooseInRow(page, reference, 'Trocar status');
  const change = panel(page, 'Trocar status');
  await choose(change, 'Novo status', newStatus.name);
  await fill(change, { Motivo: 'Vistoria marcada.', 'Data de conclusão': formatDate(today()) });
  await change.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O status do atendimento ${reference} foi alterado!`)).toBeVisible();
  await expect(row).toContainText(newStatus.name);

  // The largest allowed file.
  await chooseInRow(page, reference, 'Upload arquivo');
  const upload = panel(page, 'Enviar arquivo do atendimento');
  const picked = upload.getByLabel('Arquivo', { exact: true });
  const stored = countCalls(page, { script: 'object.php', action: 'create' });
  await expect(picked).toHaveAttribute('accept', '.jpg,.png,.pdf,.jpeg,.jfif,.jpe,.pjpeg,.pjp');
  await picked.setInputFiles(picture);
  await expect(upload.getByText('PNG · 1.048.576 bytes')).toBeVisible();
  expect(stored()).toBe(0);
  const storing = await holdBack(page, { script: 'object.php', action: 'create' });
  await upload.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(upload.getByRole('progressbar', { name: 'Envio do arquivo' })).toBeVisible();
  await storing.releaseAll();
  await expect(page.getByText('O arquivo foi salvo no atendimento!')).toBeVisible();

  await row.getByRole('link', { name: `Detalhes de ${reference}` }).click();
  await expect(valueOf(details, 'Categoria')).toHaveText(otherCategory.name);
  await expect(valueOf(details, 'Data de conclusão')).toHaveText(formatShortDate(today()));
  await expect(details.getByText(`${type.name} 7/2025`)).toHaveCount(0);
  await expect(details.getByRole('list', { name: 'Andamentos' }).getByRole('listitem')).toHaveText([
    new RegExp(`^Helena Prado.*Status alterado para ${newStatus.name}: Vistoria marcada\\.$`),
    /^Helena Prado.*SANASA fará a vistoria\.$/,
  ]);
  const link = details.getByRole('link', { name: picture.name });
  const attached = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await attached.body()).toEqual(picture.buffer);
  await page.keyboard.press('Escape');

  await filterBy(page, 'Filtrar atendimentos', { Referência: reference });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento · 1');
  const csv = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  expect(await downloadText(csv)).toContain(`"${reference}";"Pede um abrigo no ponto de ônibus.";`);
  const pdf = await download(page, page.getByRole('button', { name: 'Imprimir resultados' }));
  expect((await downloadText(pdf)).startsWith('%PDF')).toBe(true);
  await page.getByRole('button', { name: `Ações de ${reference}` }).click();
  const sheet = await download(page, page.getByRole('menuitem', { name: 'Baixar ficha (.html)' }));
  expect(sheet.suggestedFilename()).toBe(`atendimento-${reference}.html`);
  expect(await downloadText(sheet)).toContain('Rua Barão de Jaguara, 152');

  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText('O atendimento foi removido!')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${before}`);
});

test('a voter who is not there is registered in the form of a request, by keyboard, and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/services/list?panel=create');
  const form = panel(page, 'Novo atendimento');
  await fill(form, { Descrição: 'Poda da árvore.' });
  const voter = form.getByRole('combobox', { name: 'Eleitor' });
  await voter.click();
  await page.keyboard.type('Quitéria Nunca Vista');
  const offer = form.getByRole('option', { name: 'Cadastrar “Quitéria Nunca Vista”' });
  await expectAccessibleOnPhone(page, 'the offer to register', offer);
  await page.keyboard.press('Enter');
  const register = page.getByRole('dialog', { name: 'Cadastrar eleitor' });
  await expect(register.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await expectAccessibleOnPhone(page, 'registering a voter', register);
  await page.keyboard.type('19987770123');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Eleitor' })).toHaveValue(
    'Quitéria Nunca Vista · (19) 98777-0123',
  );
  await expect(form.getByRole('textbox', { name: 'Eleitor' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Poda da árvore.');
});

test('the words of a description propose the category, which a press takes, on a phone too', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/services/list?panel=create');
  const form = panel(page, 'Novo atendimento');
  await typeInto(
    form.getByRole('textbox', { name: 'Descrição' }),
    'Boa tarde, o poste da minha rua está com a lâmpada queimada faz um mês',
  );
  const proposed = form.getByRole('group', { name: 'Categorias propostas pelas palavras da descrição' });
  const first = proposed.getByRole('button').first();
  await expect(first).toHaveText('Iluminação pública');
  await expect(form.getByRole('combobox', { name: 'Categoria' })).toHaveValue('');
  await expectAccessibleOnPhone(page, 'the proposed category', first);
  await first.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Categoria' })).toHaveValue('Iluminação pública');
  await expect(first).toBeFocused();
});

test('the request’s own words stand in sight under what is done next, and long ones fold', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const [record] = demo.db?.services.filter(({ statusId }) => statusId > 0) ?? [];
  if (!record) throw new Error('The demo has no request.');
  demo.db?.services.update(record.id, {
    description: Array.from({ length: 30 }, (_, index) => `Linha ${index + 1} do que a pessoa pediu.`).join(
      '\n',
    ),
  });
  for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    await page.goto(`/services/list?panel=details&id=${record.id}`);
    const details = page.getByRole('dialog', { name: /^Detalhes do atendimento / });
    const words = details.getByText('Linha 30 do que a pessoa pediu.');
    const all = details.getByRole('button', { name: 'Mostrar tudo' });
    // The eight lines and the button for the rest are visible without scrolling.
    await expect(all).toBeInViewport({ ratio: 1 });
    const height = async () => (await words.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(220);
    await all.click();
    await expect(details.getByRole('button', { name: 'Mostrar menos' })).toBeFocused();
    expect(await height()).toBeGreaterThan(2 * folded);

    await details.getByRole('button', { name: 'Mais' }).click();
    for (const name of ['Juntar em uma demanda', 'Pedidos parecidos', 'Passar para', 'Criar lembrete'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await expectAccessibleOnPhone(page, 'details with what is done next', page.getByRole('dialog'));
});
