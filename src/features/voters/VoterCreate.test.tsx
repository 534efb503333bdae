import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { typingPauseMs } from '@/ui/typingPause';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { returnable } from '@/records/useReturn';
import { holdAnswer, refusing } from '@tests/answers';
import { holdScreen } from '@tests/heldScreen';
import { texts } from '@tests/list';
import { administrator, firstOf, ofOffice } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';
import {
  fillRequired,
  openCreate,
  preloadForm,
  row,
  save,
  section,
  someVoter,
  written,
} from '@tests/voterForm';
import { eleitor, votersOf } from '@tests/voters';

installDemoApi();
beforeAll(preloadForm);

const navigation = () => within(screen.getByRole('navigation', { name: 'Seções do cadastro' }));

describe('the screen', () => {
  it('has seven sections, leads to each at once, has the name one Tab from its title, and is left unasked', async () => {
    const { user, path } = await openCreate();
    expect(texts(navigation().getAllByRole('link'))).toEqual([
      'Dados do eleitor(a)',
      'Endereço',
      'Dados para contato',
      'Dados votação',
      'Dados adicionais',
      'Responsáveis',
      'Família',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    const title = screen.getByRole('heading', { level: 1, name: 'Novo eleitor' });
    act(() => title.focus());
    await user.tab();
    expect(fieldNamed('Nome')).toHaveFocus();
    expect(document.title).toBe('Novo eleitor · Tribuna');
    expect(screen.getByRole('radio', { name: 'Ativo' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Voto conquistado' })).toBeChecked();
    expect(section('Dados para contato').getByRole('radio', { name: 'Sim' })).toBeChecked();

    const link = navigation().getByRole('link', { name: 'Família' });
    await user.click(link);
    expect(screen.getByRole('heading', { name: 'Família' })).toHaveFocus();
    expect(link).toHaveAttribute('aria-current', 'true');

    // Nothing was typed.
    await press(user, 'Cancelar');
    await waitFor(() => expect(path()).toBe('/voters/list'));
  });
});

describe('a new voter', () => {
  it('is saved with everything, in the words of the API, and opened from its notice wherever the list has it', async () => {
    const { user, path } = await openCreate();
    await fillRequired(user, '  Zulmira Aparecida Quaresma ');
    await fill(user, fieldNamed('Apelido'), 'Benê');
    await fill(user, fieldNamed('CPF'), '529.982.247-25');
    await fill(user, fieldNamed('Data de nascimento'), '03051980');
    await user.selectOptions(fieldNamed('Estado civil'), 'Viúvo(a)');
    await user.click(fieldNamed('Grupos'));
    const group = ofOffice(demoApi.db.voterGroups);
    await user.click(await screen.findByRole('option', { name: group.name }));
    await user.keyboard('{Escape}');

    await fill(user, fieldNamed('CEP'), '13012000');
    await press(user, 'Buscar');
    await user.click(await screen.findByRole('button', { name: /Avenida Francisco Glicério/ }));
    await waitFor(() => expect(fieldNamed('Número')).toHaveFocus());
    await user.paste('935');
    await fill(user, fieldNamed('Complemento'), 'sala 2');

    await fill(user, fieldNamed('Telefone'), '19981234567');
    await user.selectOptions(row('Telefone 1').getByRole('combobox', { name: 'Operadora' }), 'Vivo');
    await press(user, 'Adicionar telefone');
    await waitFor(() => expect(row('Telefone 2').getByRole('textbox')).toHaveFocus());
    await user.paste('(19) 3235-1400');
    await user.selectOptions(row('Telefone 2').getByRole('combobox', { name: 'Tipo' }), 'Residencial');
    await fill(user, fieldNamed('E-mail'), 'bene@correio.example');
    await user.click(section('Dados para contato').getByRole('radio', { name: 'Não' }));

    await fill(user, fieldNamed('Título de eleitor'), '004356870906');
    await user.selectOptions(fieldNamed('Situação do título'), 'Regular');
    await fill(user, fieldNamed('Zona eleitoral'), '33');
    await fill(user, fieldNamed('Seção eleitoral'), '412');
    await choose(user, fieldNamed('Local de votação'), /EE Vítor Meirelles/, 'meire');
    await user.click(screen.getByRole('radio', { name: 'Voto a conquistar' }));

    await fill(user, fieldNamed('Número de filhos'), '2');
    await choose(user, fieldNamed('Profissão'), 'Estudante', 'estud');
    await fill(user, fieldNamed('Observações'), 'Prefere visitas.\nÀ tarde.');

    await press(user, 'Adicionar responsável');
    await user.selectOptions(row('Responsável 1').getByRole('combobox', { name: 'Tipo' }), 'Indicação');
    await fill(user, row('Responsável 1').getByRole('textbox'), 'Rui Barbosa');

    const kin = someVoter();
    await press(user, 'Adicionar familiar');
    const elector = row('Familiar 1').getByRole('combobox', { name: 'Eleitor' });
    await choose(user, elector, new RegExp(`^${kin.name}`), kin.name);
    await user.selectOptions(row('Familiar 1').getByRole('combobox', { name: 'Parentesco' }), 'Irmão(ã)');

    await save(user);
    await seen('O eleitor Zulmira Aparecida Quaresma foi criado!');
    await waitFor(() => expect(path()).toBe('/voters/list'));
    const { cities, districts, occupations, schools } = demoApi.db;
    const named = <T extends { name: string }>(rows: readonly T[], name: string) =>
      firstOf(rows.filter((one) => one.name === name));
    const city = named(cities.all(), 'Campinas');
    const district = named(
      districts.filter(({ cityId }) => cityId === city.id),
      'Centro',
    );
    expect(written('POST')).toEqual([
      {
        name: 'Zulmira Aparecida Quaresma',
        nickName: 'Benê',
        individualRegistration: '52998224725',
        dateOfBirth: '1980-05-03',
        genre: 2,
        maritalStatusId: 5,
        groupsId: [group.id],
        status: true,
        withLocation: false,
        zipcode: '13012000',
        address: 'Avenida Francisco Glicério',
        addressNumber: '935',
        additionalAddress: 'sala 2',
        districtId: district.id,
        district: 'Centro',
        cityId: city.id,
        city: 'Campinas',
        stateId: city.stateId,
        state: 'SP',
        email: 'bene@correio.example',
        telephone: [
          { number: '19981234567', type: 2, operator: 1 },
          { number: '1932351400', type: 1, operator: 6 },
        ],
        allowCommunication: false,
        voterRegistration: '004356870906',
        electoralZone: '33',
        votingSection: '412',
        schoolId: named(schools.all(), 'EE Vítor Meirelles').id,
        school: 'EE Vítor Meirelles',
        voteStatusId: 3,
        voterRegistrationStatusId: 1,
        healthCard: '',
        professionId: named(occupations.all(), 'Estudante').id,
        profession: 'Estudante',
        sonsIn: 2,
        note: 'Prefere visitas.\nÀ tarde.',
        responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Rui Barbosa' }],
        relatives: [{ electorId: kin.id, electorName: kin.name, kinship: 7, kinshipName: 'Irmão(ã)' }],
      },
    ]);

    await screen.findByRole('table');
    await press(user, 'Abrir');
    const details = await panel('Detalhes do eleitor');
    expect(await details.findByText('Zulmira Aparecida Quaresma')).toBeVisible();
    expect(screen.queryByText(/foi criado!$/)).not.toBeInTheDocument();
  });

  it('is opened from the notice on the screen that it was registered from, too', async () => {
    await loadScreen('/manifestations/list');
    const { user, router, path } = renderRoute('/manifestations/list', { as: administrator.email });
    await screen.findByRole('table');
    await act(() => router.navigate('/voters/create', { state: returnable }));
    await screen.findByRole('heading', { level: 1, name: 'Novo eleitor' });
    await fillRequired(user, 'Zulmira Última da Lista');
    await save(user);
    await screen.findByRole('table');
    await waitFor(() => expect(path()).toBe('/manifestations/list'));
    await press(user, 'Abrir');
    const details = await panel('Detalhes do eleitor');
    expect(await details.findByText('Zulmira Última da Lista')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/manifestations/list'));
  });

  it('that was refused after its form was left is told of by a notice', async () => {
    const { user, router } = await openCreate();
    await fillRequired(user, 'Zulmira Deixada');
    const held = holdAnswer();
    const refuse = refusing('name');
    demoApi.server.use(
      http.post('*/eleitor.php', async () => {
        await held.answer;
        return refuse();
      }),
    );
    await save(user);
    await waitFor(() => expect(written('POST')).toHaveLength(1));
    const next = holdScreen(router);
    await next.goThere();
    await press(user, 'Descartar');
    held.give();
    await seen('Ao salvar o eleitor Zulmira Deixada: Recusado: name.');
    next.expectOnTheWay();
    await next.arrive();
  });

  it('can be made with the keyboard alone, and is not offered under a panel whose buttons the notice would cover', async () => {
    const { user, path } = await openCreate();
    await user.click(fieldNamed('Nome'));
    await user.keyboard('Quitéria Sem Igual');
    for (let stop = 0; stop < 4; stop += 1) await user.tab();
    expect(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(votersOf().find(({ name }) => name === 'Quitéria Sem Igual')).toMatchObject({ genre: 2 });

    await screen.findByRole('table');
    expect(await screen.findByRole('button', { name: 'Abrir' })).toBeVisible();
    await press(user, 'Filtrar eleitores');
    await screen.findByRole('dialog', { name: 'Filtrar' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument());
  });

  it('with errors goes to the first, its sections count theirs, and only the end of the session lets it go unasked', async () => {
    const { user, path } = await openCreate();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    // A wrong number is refused while it is typed.
    const cpf = fieldNamed('CPF');
    await fill(user, cpf, '52998224724');
    const problem = 'Este CPF não é válido. Confira os números.';
    await waitFor(() => expect(cpf).toHaveAccessibleDescription(problem));
    expect(close()).toBe(true);
    await user.clear(cpf);

    const [name, email] = [fieldNamed('Nome'), fieldNamed('E-mail')];
    await fill(user, email, 'sem arroba');
    await save(user);
    await waitFor(() => expect(name).toHaveFocus());
    expect(navigation().getByRole('link', { name: 'Dados do eleitor(a) 2 campos a corrigir' })).toBeVisible();
    await user.click(navigation().getByRole('link', { name: 'Dados para contato 1 campo a corrigir' }));
    expect(email).toHaveFocus();
    await press(user, '3 campos a corrigir');
    expect(name).toHaveFocus();
    await user.paste('Ana');
    expect(await screen.findByRole('button', { name: '2 campos a corrigir' })).toBeVisible();

    demoApi.server.use(http.post(eleitor, () => new HttpResponse(null, { status: 403 })));
    await user.clear(email);
    await user.click(screen.getByRole('radio', { name: 'Feminino' }));
    await save(user);
    await waitFor(() => expect(path()).not.toBe('/voters/create'));
    expect(screen.queryByRole('button', { name: 'Continuar editando' })).not.toBeInTheDocument();
  });

  it('that may be there already is told of and can be waved away; one that is there is refused, with everything kept', async () => {
    const { user, path } = await openCreate();
    const { name } = someVoter();
    await fillRequired(user, name);
    await press(user, 'Não é nenhum desses');
    expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument();
    expect(fieldNamed('Apelido')).toHaveFocus();

    // A doubtful value only gets a warning and blocks nothing.
    const title = fieldNamed('Título de eleitor');
    await fill(user, title, '123456789012');
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Confira este título/));
    const card = fieldNamed('Cartão SUS');
    await fill(user, card, '70000');
    expect(card).not.toHaveAccessibleDescription(/Confira/);
    await user.tab();
    await waitFor(() => expect(card).toHaveAccessibleDescription(/Confira este cartão/));
    expect(title).not.toBeInvalid();

    const twin = votersOf().find(({ individualRegistration }) => individualRegistration);
    await fill(user, fieldNamed('CPF'), twin?.individualRegistration ?? '');
    await save(user);
    const alert = await screen.findByText(/Este eleitor já está cadastrado/);
    await waitFor(() => expect(alert.closest('[role="alert"]')).toHaveFocus());
    expect(fieldNamed('Nome')).toHaveValue(name);
    await waitFor(() => expect(path()).toBe('/voters/create'));

    await user.clear(fieldNamed('CPF'));
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(written('POST').at(-1)).toMatchObject({ voterRegistration: '123456789012', healthCard: '70000' });
  });
});

const question = 'O cadastro que esta fazendo não é algum desses?';

it('similar voters are suggested from three characters on, with a link to each, and not missed when the search fails', async () => {
  const asked = () => demoApi.requestsFor('eleitor.php', 'search');
  const one = someVoter();
  const other = firstOf(votersOf().filter(({ name }) => name !== one.name));
  const { user, path } = await openCreate();
  const field = fieldNamed('Nome');
  // The debounce before the request passes at once.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await fill(user, field, one.name.slice(0, 2));
    await act(() => vi.advanceTimersByTimeAsync(2 * typingPauseMs));
  } finally {
    vi.useRealTimers();
  }
  await allSent();
  expect(asked()).toHaveLength(0);

  demoApi.server.use(http.get(eleitor, () => new HttpResponse('<html>'), { once: true }));
  await fill(user, field, one.name);
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(demoApi.underWay()).toBe(0));
  // By then the response has been processed as well.
  await allSent();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await fill(user, field, other.name);
  const box = within(await screen.findByRole('region', { name: question }));
  expect(asked().at(-1)?.query).toMatchObject({ name: other.name, isExcluded: 'false' });
  const [link] = box.getAllByRole('link', { name: other.name });
  await user.click(link as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(path()).toMatch(/^\/voters\/edit\/\d+$/));
});

it('a voter of the same name and another CPF is asked about by nobody, and named in one line', async () => {
  const { id } = demoApi.db.voters.update(someVoter().id, {
    name: 'Zoroastro Quintão Bueno',
    individualRegistration: '11144477735',
  });
  const { user } = await openCreate();
  await fill(user, fieldNamed('Nome'), 'Zoroastro Quintão Bueno');
  expect(await screen.findByRole('region', { name: question })).toBeVisible();
  await fill(user, fieldNamed('CPF'), '52998224725');
  expect(await screen.findByText(/^Outra pessoa, de nome igual ou parecido:/)).toHaveTextContent(
    `Zoroastro Quintão Bueno, nº ${id} (CPFs diferentes).`,
  );
  expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument();
});

it('the lists of the form say what is wrong in each row, and what the server refuses', async () => {
  const { user } = await openCreate();
  await fillRequired(user);

  // At most two phone numbers.
  await press(user, 'Adicionar telefone');
  const add = screen.getByRole('button', { name: 'Adicionar telefone' });
  expect(add).toHaveAttribute('title', 'Só é possível adicionar 2 (dois) telefones');
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(add);
  expect(screen.getAllByRole('group', { name: /^Telefone/ })).toHaveLength(2);
  await press(user, 'Remover telefone 2');
  expect(add).toHaveFocus();
  expect(add).not.toHaveAttribute('aria-disabled');

  // A responsible person needs a type and a name of more than two characters.
  await press(user, 'Adicionar responsável');
  const responsible = row('Responsável 1');
  const [type, name] = [
    responsible.getByRole('combobox', { name: 'Tipo' }),
    responsible.getByRole('textbox'),
  ];
  await waitFor(() => expect(type).toHaveFocus());
  expect(name).toHaveAccessibleName('Nome do responsável');
  expect(name).toHaveAttribute('maxlength', '30');
  await fill(user, name, 'Zé');
  // A relative must be a voter listed only once, with a kinship.
  const kin = someVoter();
  for (const number of [1, 2]) {
    await press(user, 'Adicionar familiar');
    const elector = row(`Familiar ${number}`).getByRole('combobox', { name: 'Eleitor' });
    await choose(user, elector, new RegExp(`^${kin.name}`), kin.name);
  }
  await save(user);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Defina um nome com mais de 2 caracteres'));
  expect(type).toHaveAccessibleDescription('Selecione uma opção.');
  const second = row('Familiar 2');
  const problems = { Eleitor: 'Este eleitor já está na família.', Parentesco: 'Selecione uma opção.' };
  for (const [label, problem] of Object.entries(problems))
    expect(second.getByRole('combobox', { name: label })).toHaveAccessibleDescription(problem);

  await press(user, 'Remover responsável 1');
  expect(screen.getByText('Nenhum responsável informado.')).toBeVisible();
  for (const number of [2, 1]) await press(user, `Remover familiar ${number}`);

  // Server errors about several rows name their section at the top; those about a chosen address are shown below it.
  demoApi.server.use(http.post(eleitor, refusing('districtId', 'responsible')));
  for (const number of [1, 2]) {
    await press(user, 'Adicionar responsável');
    const entry = row(`Responsável ${number}`);
    await user.selectOptions(entry.getByRole('combobox'), 'Captação');
    await fill(user, entry.getByRole('textbox'), 'Rui');
  }
  await fill(user, fieldNamed('CEP'), '13012000');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: /Avenida Francisco Glicério/ }));
  await save(user);
  await seen('Responsáveis: Recusado: responsible.');
  expect(await section('Endereço').findByText('Recusado: districtId.')).toBeVisible();
});
