import { demoVoters } from '@mocks/modules/voters/demoVoters';
import type { Locator, Page } from '@playwright/test';
import { formatCpf } from '@/formats/documents';
import { optionsOf, voterId } from './support/api';
import { expectFailingCalls } from './support/faults';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { choose, chooseInRow, countIn, fill, filterBy, openVoters, panel } from './support/steps';
import { readVoter } from './support/voters';

const { complete } = demoVoters;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/voters/create');
  const form = page.getByRole('form', { name: 'Novo eleitor' });
  await expect(form.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused();
  return form;
}

/** Types part of a look-up's option and takes it. */
async function lookUp(scope: Locator, field: string, typed: string, option: string | RegExp) {
  await scope.getByRole('combobox', { name: field, exact: true }).fill(typed);
  await scope.getByRole('option', { name: option }).first().click();
}

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a voter with all seven sections is saved, found, and edited in the same words', async ({ page }) => {
  const [group] = await optionsOf(page, 'electorGroupList');
  const table = await openVoters(page);
  const before = await countIn(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = page.getByRole('form', { name: 'Novo eleitor' });
  await expect(form.getByRole('radio', { name: 'Ativo', exact: true })).toBeChecked();
  await fill(form, {
    Nome: 'Benedita Quaresma',
    Apelido: 'Benê',
    CPF: '52998224725',
    'Data de nascimento': '03051980',
  });
  await form.getByRole('combobox', { name: 'Estado civil' }).selectOption('Viúvo(a)');
  await form.getByRole('radio', { name: 'Feminino' }).check();
  await choose(form, 'Grupos', group.name);
  await page.keyboard.press('Escape');

  await fill(form, { CEP: '13012000' });
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: /Avenida Francisco Glicério/ }).click();
  await expect(form.getByRole('textbox', { name: 'Número', exact: true })).toBeFocused();
  await fill(form, { Número: '935', Complemento: 'sala 2' });

  const [first, second] = [1, 2].map((n) => form.getByRole('group', { name: `Telefone ${n}` })) as [
    Locator,
    Locator,
  ];
  await fill(first, { Telefone: '19981234567' });
  await first.getByRole('combobox', { name: 'Operadora' }).selectOption('Vivo');
  const addPhone = form.getByRole('button', { name: 'Adicionar telefone' });
  await addPhone.click();
  await expect(second.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await fill(second, { Telefone: '(19) 3235-1400' });
  await second.getByRole('combobox', { name: 'Tipo' }).selectOption('Residencial');
  await expect(addPhone).toHaveAttribute('title', 'Só é possível adicionar 2 (dois) telefones');
  await expect(addPhone).toHaveAttribute('aria-disabled', 'true');
  await fill(form, { 'E-mail': 'bene@correio.example' });

  await fill(form, { 'Título de eleitor': '004356870906', 'Zona eleitoral': '33', 'Seção eleitoral': '412' });
  await form.getByRole('combobox', { name: 'Situação do título' }).selectOption('Regular');
  await lookUp(form, 'Local de votação', 'glicerio', /EE Francisco Glicério/);
  await form.getByRole('radio', { name: 'Voto a conquistar' }).check();
  await fill(form, { 'Número de filhos': '2', Observações: 'Prefere visitas.\nÀ tarde.' });
  await lookUp(form, 'Profissão', 'estudante', 'Estudante');

  await form.getByRole('button', { name: 'Adicionar responsável' }).click();
  const responsible = form.getByRole('group', { name: 'Responsável 1' });
  await expect(responsible.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
  await fill(responsible, { 'Nome do responsável': 'Zé' });
  await form.getByRole('button', { name: 'Adicionar familiar' }).click();
  const relative = form.getByRole('group', { name: 'Familiar 1' });
  await lookUp(relative, 'Eleitor', 'aurelia', complete.name);
  await save(page).click();
  await expect(responsible.getByText('Defina um nome com mais de 2 caracteres')).toBeVisible();
  await expect(responsible.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
  const sections = page.getByRole('navigation', { name: 'Seções do cadastro' });
  await expect(sections.getByRole('link', { name: 'Responsáveis 2 campos a corrigir' })).toBeVisible();
  await sections.getByRole('link', { name: 'Família 1 campo a corrigir' }).click();
  await expect(relative.getByRole('combobox', { name: 'Parentesco' })).toBeFocused();
  await relative.getByRole('combobox', { name: 'Parentesco' }).selectOption('Irmão(ã)');
  await responsible.getByRole('combobox', { name: 'Tipo' }).selectOption('Indicação');
  await fill(responsible, { 'Nome do responsável': 'Rui Barbosa' });
  await save(page).click();
  await expect(page.getByText('O eleitor foi criado!')).toBeVisible();
  await expect(page).toHaveURL('/voters/list');
  await expect(heading(page)).toHaveText(`Eleitores · ${before + 1}`);

  await filterBy(page, 'Filtrar eleitores', { Nome: 'quaresma', CPF: '529.982.247-25' });
  const row = table.getByRole('row').last();
  await expect(row).toContainText(
    'Benedita QuaresmaAvenida Francisco Glicério, 935, sala 2Centro - Campinas/SP(19) 98123-4567bene@correio.example',
  );
  const id = await voterId(page, 'Benedita Quaresma');
  await chooseInRow(page, `${id} - Benedita Quaresma`, 'Editar');
  const edit = page.getByRole('form', { name: 'Editar eleitor' });
  for (const [label, text] of Object.entries({
    CPF: '529.982.247-25',
    'Data de nascimento': '03/05/1980',
    Complemento: 'sala 2',
    'Título de eleitor': '0043 5687 0906',
    Observações: 'Prefere visitas.\nÀ tarde.',
    'Nome do responsável': 'Rui Barbosa',
  })) {
    await expect(edit.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
  await expect(edit.getByText('Centro, Campinas/SP, 13012-000')).toBeVisible();
  await expect(edit.getByRole('combobox', { name: 'Profissão' })).toHaveValue('Estudante');
  await expect(edit.getByRole('radio', { name: 'Voto a conquistar' })).toBeChecked();
  await expect(
    edit.getByRole('group', { name: 'Familiar 1' }).getByRole('combobox', { name: 'Eleitor' }),
  ).toHaveValue(complete.name);
  await edit.getByRole('button', { name: 'Remover telefone 2' }).click();
  await edit.getByRole('button', { name: 'Remover responsável 1' }).click();
  await fill(edit, { Nome: 'Benedita Quaresma Pinto' });
  await save(page).click();
  await expect(page.getByText('O eleitor foi atualizado!')).toBeVisible();
  await expect(row).toContainText('Benedita Quaresma Pinto');
  const saved = await readVoter(page, 'Benedita Quaresma Pinto');
  expect(saved).toMatchObject({
    telephone: [{ number: '19981234567', type: 2, operator: 1 }],
    responsible: [],
    relatives: [{ kinshipName: 'Irmão(ã)' }],
    groupsId: [group.id],
    allowCommunication: true,
  });
});

test('an address is looked for, typed, cleared or left out', async ({ page, problems }) => {
  expectFailingCalls(problems);
  await openForm(page);
  const address = section(page, 'Endereço');
  const look = address.getByRole('button', { name: 'Buscar', exact: true });
  await expect(look).toHaveAttribute('aria-disabled', 'true');
  await page.route('**/api/localidade.php*', (route) => route.abort(), { times: 1 });
  await fill(address, { CEP: '99999999' });
  await look.click();
  await address.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(address.getByText('Nenhum endereço encontrado!')).toBeVisible();
  await address.getByRole('button', { name: 'Buscar novamente' }).click();
  await expect(address.getByRole('textbox', { name: 'CEP' })).toBeFocused();
  await address.getByRole('radio', { name: 'Endereço' }).check();
  await fill(address, { Endereço: 'maneco rosa' });
  await page.keyboard.press('Enter');
  await address.getByRole('button', { name: /Rua Maneco Rosa/ }).click();
  await expect(address.getByText('Rua Maneco Rosa')).toBeVisible();
  await address.getByRole('button', { name: 'Limpar e buscar outro' }).click();
  await expect(address.getByRole('textbox', { name: 'Endereço' })).toHaveValue('');

  await address.getByRole('button', { name: 'Cadastrar manualmente' }).click();
  const district = address.getByRole('combobox', { name: 'Bairro' });
  await expect(district).toBeDisabled();
  await expect(district).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
  await save(page).click();
  for (const name of ['CEP', 'Endereço']) {
    await expect(address.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  }
  await fill(address, { CEP: '13010000', Endereço: 'Rua Nova', Número: '12' });
  await lookUp(address, 'Cidade', 'campi', 'Campinas/SP');
  await lookUp(address, 'Bairro', 'c', 'Cambuí');
  await lookUp(address, 'Cidade', 'valinhos', 'Valinhos/SP');
  await expect(district).toHaveValue('');
  await lookUp(address, 'Bairro', 'c', 'Centro');
  await fill(page, { Nome: 'Quirina Sem Endereço' });
  await page.getByRole('radio', { name: 'Feminino' }).check();
  await address.getByRole('button', { name: 'Não cadastrar endereço' }).click();
  await expect(address.getByText('Nenhum endereço será cadastrado.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('O eleitor foi criado!')).toBeVisible();
  await filterBy(page, 'Filtrar eleitores', { Nome: 'Quirina Sem' });
  await page.getByRole('table').getByText('Quirina Sem Endereço').click();
  await expect(panel(page, 'Detalhes do eleitor').getByText('Sem endereço cadastrado.')).toBeVisible();
});

test('a wrong CPF and a duplicate are refused, doubtful numbers are not, and nothing typed is lost', async ({
  page,
  problems,
}) => {
  expectFailingCalls(problems);
  const twin = await readVoter(page, complete.name);
  const form = await openForm(page);
  const name = form.getByRole('textbox', { name: 'Nome', exact: true });
  const similar = form.getByRole('region', { name: 'O cadastro que esta fazendo não é algum desses?' });
  await name.fill('Au');
  await expect(similar).toBeHidden();
  await name.fill('aurelia bastos');
  await expect(similar.getByRole('link', { name: complete.name })).toHaveAttribute(
    'href',
    `/voters/edit/${twin.id}`,
  );
  await similar.getByRole('button', { name: 'Não é nenhum desses' }).click();
  await expect(form.getByRole('textbox', { name: 'Apelido' })).toBeFocused();

  await name.fill('Teodora Cautela');
  const cpf = form.getByRole('textbox', { name: 'CPF' });
  await cpf.fill('52998224724');
  await expect(cpf).toHaveAccessibleDescription('Este CPF não é válido. Confira os números.');
  await form.getByRole('radio', { name: 'Feminino' }).check();
  await save(page).click();
  await expect(cpf).toBeFocused();
  await fill(form, {
    CPF: formatCpf(twin.individualRegistration),
    'Título de eleitor': '123456789012',
    'Cartão SUS': '700000000000000',
  });
  await expect(form.getByText(/^Confira este título: .* Você pode salvar mesmo assim\.$/)).toBeVisible();
  await expect(form.getByText(/^Confira este cartão: .* Você pode salvar mesmo assim\.$/)).toBeVisible();
  await save(page).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Este eleitor já está cadastrado' })).toBeFocused();
  await expect(name).toHaveValue('Teodora Cautela');

  await cpf.fill('');
  let fail: () => void = () => undefined;
  const isAsked = new Promise<void>((asked) => {
    void page.route(
      '**/api/eleitor.php',
      async (route) => {
        asked();
        await new Promise<void>((go) => {
          fail = go;
        });
        await route.fulfill({ status: 500, json: { message: 'SQLSTATE' } });
      },
      { times: 1 },
    );
  });
  await save(page).click();
  await isAsked;
  await expect(form.getByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  fail();
  await expect(form.getByRole('alert').filter({ hasText: 'O servidor teve um problema' })).toBeVisible();
  await expect(name).toHaveValue('Teodora Cautela');
  await save(page).click();
  await expect(page.getByText('O eleitor foi criado!')).toBeVisible();
  const saved = await readVoter(page, 'Teodora Cautela');
  expect(saved).toMatchObject({ voterRegistration: '123456789012', healthCard: '700000000000000' });
});

test('asks before what was typed is thrown away, whatever the way out', async ({ page }) => {
  await openVoters(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/voters/list');
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await name.fill('Ana');
  const question = page.getByRole('alertdialog', { name: 'Descartar o que você digitou?' });
  const keep = question.getByRole('button', { name: 'Continuar editando' });

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Descartar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.goBack();
  await keep.click();
  await expect(name).toHaveValue('Ana');
  await page.getByRole('banner').getByRole('link', { name: 'Compromissos' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL('/appointments/list');
});

test('the keyboard alone registers a voter, from the list to the notice', async ({ page }) => {
  await openVoters(page);
  await tabTo(page, page.getByRole('button', { name: 'Novo', exact: true }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Novo eleitor' });
  await expect(form.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused();
  await page.keyboard.type('Quitéria Só do Teclado');
  await tabTo(page, form.getByRole('combobox', { name: 'Estado civil' }));
  await page.keyboard.type('Solteiro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByRole('radio', { name: 'Feminino' })).toBeChecked();
  await tabTo(page, form.getByRole('textbox', { name: 'CEP' }));
  await page.keyboard.type('13012000');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /Avenida Francisco Glicério/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Número', exact: true })).toBeFocused();
  await page.keyboard.type('10');
  await tabTo(page, form.getByRole('textbox', { name: 'Telefone' }));
  await page.keyboard.type('19981234568');
  await tabTo(page, form.getByRole('combobox', { name: 'Profissão' }));
  await page.keyboard.type('estudante');
  await expect(form.getByRole('option', { name: 'Estudante' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Profissão' })).toHaveValue('Estudante');
  await tabTo(page, form.getByRole('button', { name: 'Adicionar familiar' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Eleitor' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Remover familiar 1' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Adicionar familiar' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('O eleitor foi criado!')).toBeVisible();
  await expect(page).toHaveURL('/voters/list');
  await expect(heading(page)).toBeFocused();
});
