import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { renderRoute } from '@tests/renderRoute';
import { type User, fill, press } from '@tests/typing';
import {
  field,
  fillRequired,
  lookup,
  openCreate,
  pick,
  preloadForm,
  row,
  save,
  section,
  someVoter,
  written,
} from '@tests/voterForm';
import { eleitor, votersOf } from '@tests/voters';

installDemoApi();
beforeAll(preloadForm, 60_000);

const navigation = () => within(screen.getByRole('navigation', { name: 'Seções do cadastro' }));

describe('the screen', () => {
  it('has the seven sections, the name to be typed, and nothing for axe to find', async () => {
    await openCreate();
    expect(
      navigation()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dados do eleitor(a)',
      'Endereço',
      'Dados para contato',
      'Dados votação',
      'Dados adicionais',
      'Responsáveis',
      'Família',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    expect(field('Nome')).toHaveFocus();
    expect(document.title).toBe('Novo eleitor · Tribuna');
    expect(screen.getByRole('radio', { name: 'Ativo' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Voto conquistado' })).toBeChecked();
    expect(section('Dados para contato').getByRole('radio', { name: 'Sim' })).toBeChecked();
    await expectNoAxeViolations();
  });

  it('is closed to who may not create voters', async () => {
    const { path } = renderRoute('/voters/create', { as: demoAccounts.basic.email });
    await waitFor(() => expect(path()).toBe('/forbidden'));
  });

  it('leads to each section at once', async () => {
    const { user } = await openCreate();
    await user.click(navigation().getByRole('link', { name: 'Família' }));
    expect(screen.getByRole('heading', { name: 'Família' })).toHaveFocus();
    expect(navigation().getByRole('link', { name: 'Família' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['Nome', 50],
    ['Apelido', 20],
    ['E-mail', 50],
    ['Observações', 1000],
  ])('takes at most so much in %s', async (label, limit) => {
    await openCreate();
    expect(field(label)).toHaveAttribute('maxlength', String(limit));
  });
});

describe('a new voter', () => {
  it('is saved with everything, in the words of the API, and the list follows', async () => {
    const { user, path } = await openCreate();
    await fillRequired(user, '  Benedita Aparecida Quaresma ');
    await fill(user, field('Apelido'), 'Benê');
    await fill(user, field('CPF'), '529.982.247-25');
    await fill(user, field('Data de nascimento'), '03051980');
    await user.selectOptions(lookup('Estado civil'), 'Viúvo(a)');
    await user.click(lookup('Grupos'));
    const group = demoApi.db.voterGroups.find(({ clientId }) => clientId === someVoter().clientId);
    await user.click(await screen.findByRole('option', { name: group?.name ?? '' }));
    await user.keyboard('{Escape}');

    await fill(user, field('CEP'), '13012000');
    await press(user, 'Buscar');
    await user.click(await screen.findByRole('button', { name: /Avenida Francisco Glicério/ }));
    expect(field('Número')).toHaveFocus();
    await user.paste('935');
    await fill(user, field('Complemento'), 'sala 2');

    await fill(user, field('Telefone'), '19981234567');
    await user.selectOptions(row('Telefone 1').getByRole('combobox', { name: 'Operadora' }), 'Vivo');
    await press(user, 'Adicionar telefone');
    await waitFor(() => expect(row('Telefone 2').getByRole('textbox')).toHaveFocus());
    await user.paste('(19) 3235-1400');
    await user.selectOptions(row('Telefone 2').getByRole('combobox', { name: 'Tipo' }), 'Residencial');
    await fill(user, field('E-mail'), 'bene@correio.example');
    await user.click(section('Dados para contato').getByRole('radio', { name: 'Não' }));

    await fill(user, field('Título de eleitor'), '004356870906');
    await user.selectOptions(lookup('Situação do título'), 'Regular');
    await fill(user, field('Zona eleitoral'), '33');
    await fill(user, field('Seção eleitoral'), '412');
    await pick(user, lookup('Local de votação'), 'meire', /EE Vítor Meirelles/);
    await user.click(screen.getByRole('radio', { name: 'Voto a conquistar' }));

    await fill(user, field('Número de filhos'), '2');
    await pick(user, lookup('Profissão'), 'estud', 'Estudante');
    await fill(user, field('Observações'), 'Prefere visitas.\nÀ tarde.');

    await press(user, 'Adicionar responsável');
    await user.selectOptions(row('Responsável 1').getByRole('combobox', { name: 'Tipo' }), 'Indicação');
    await fill(user, row('Responsável 1').getByRole('textbox'), 'Rui Barbosa');

    const kin = someVoter();
    await press(user, 'Adicionar familiar');
    await pick(
      user,
      row('Familiar 1').getByRole('combobox', { name: 'Eleitor' }),
      kin.name,
      new RegExp(kin.name),
    );
    await user.selectOptions(row('Familiar 1').getByRole('combobox', { name: 'Parentesco' }), 'Irmão(ã)');
    await expectNoAxeViolations();

    await save(user);
    expect(await screen.findByText('O eleitor foi criado!')).toBeVisible();
    expect(path()).toBe('/voters/list');
    const city = demoApi.db.cities.find(({ name }) => name === 'Campinas');
    const district = demoApi.db.districts.find(
      ({ name, cityId }) => name === 'Centro' && cityId === city?.id,
    );
    expect(written('POST')).toEqual([
      {
        name: 'Benedita Aparecida Quaresma',
        nickName: 'Benê',
        individualRegistration: '52998224725',
        dateOfBirth: '1980-05-03',
        genre: 2,
        maritalStatusId: 5,
        groupsId: [group?.id],
        status: true,
        withLocation: true,
        zipcode: '13012000',
        address: 'Avenida Francisco Glicério',
        addressNumber: '935',
        additionalAddress: 'sala 2',
        districtId: district?.id,
        district: 'Centro',
        cityId: city?.id,
        city: 'Campinas',
        stateId: city?.stateId,
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
        schoolId: demoApi.db.schools.find(({ name }) => name === 'EE Vítor Meirelles')?.id,
        school: 'EE Vítor Meirelles',
        voteStatusId: 3,
        voterRegistrationStatusId: 1,
        healthCard: '',
        professionId: demoApi.db.occupations.find(({ name }) => name === 'Estudante')?.id,
        profession: 'Estudante',
        sonsIn: 2,
        note: 'Prefere visitas.\nÀ tarde.',
        responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Rui Barbosa' }],
        relatives: [{ electorId: kin.id, electorName: kin.name, kinship: 7, kinshipName: 'Irmão(ã)' }],
      },
    ]);
  }, 60_000);

  it('needs a name and a gender; the first error is gone to, and the sections count theirs', async () => {
    const { user } = await openCreate();
    await fill(user, field('E-mail'), 'sem arroba');
    await save(user);
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    expect(field('Nome')).toHaveAccessibleDescription('Preencha este campo.');
    expect(screen.getByRole('radiogroup', { name: 'Gênero' })).toHaveAccessibleDescription(
      /Selecione uma opção\./,
    );
    expect(navigation().getByRole('link', { name: 'Dados do eleitor(a) 2 campos a corrigir' })).toBeVisible();
    expect(written('POST')).toHaveLength(0);
    await expectNoAxeViolations();

    await user.click(navigation().getByRole('link', { name: 'Dados para contato 1 campo a corrigir' }));
    expect(field('E-mail')).toHaveFocus();
    await press(user, '3 campos a corrigir');
    expect(field('Nome')).toHaveFocus();
    await user.paste('Ana');
    expect(await screen.findByRole('button', { name: '2 campos a corrigir' })).toBeVisible();
  });

  it('can be made with the keyboard alone', async () => {
    const { user, path } = await openCreate();
    await user.keyboard('Quitéria Sem Igual');
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(path()).toBe('/voters/list'));
    const created = votersOf().find(({ name }) => name === 'Quitéria Sem Igual');
    expect(created).toMatchObject({ genre: 2 });
  });

  it('with a wrong CPF is refused as soon as it is typed', async () => {
    const { user } = await openCreate();
    await fillRequired(user);
    await fill(user, field('CPF'), '52998224724');
    await waitFor(() =>
      expect(field('CPF')).toHaveAccessibleDescription('Este CPF não é válido. Confira os números.'),
    );
    await save(user);
    await waitFor(() => expect(field('CPF')).toHaveFocus());
    await fill(user, field('CPF'), '5299822');
    await save(user);
    expect(field('CPF')).toHaveAccessibleDescription('Digite os 11 números do CPF.');
    expect(written('POST')).toHaveLength(0);
  });

  it('with a doubtful título or SUS card is warned about, and saved', async () => {
    const { user, path } = await openCreate();
    await fillRequired(user);
    const title = field('Título de eleitor');
    await fill(user, title, '123456789012');
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Confira este título/));
    const card = field('Cartão SUS');
    await fill(user, card, '70000');
    expect(card).not.toHaveAccessibleDescription(/Confira/);
    await user.tab();
    await waitFor(() => expect(card).toHaveAccessibleDescription(/Confira este cartão/));
    expect(title).not.toBeInvalid();
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(written('POST')[0]).toMatchObject({ voterRegistration: '123456789012', healthCard: '70000' });
  });

  it('that the API has already is told at the top, with everything kept', async () => {
    const { user, path } = await openCreate();
    const twin = votersOf().find(({ individualRegistration }) => individualRegistration);
    await fillRequired(user);
    await fill(user, field('CPF'), twin?.individualRegistration ?? '');
    await save(user);
    const alert = await screen.findByText(/Este eleitor já está cadastrado/);
    expect(alert.closest('[role="alert"]')).toHaveFocus();
    expect(field('Nome')).toHaveValue('Benedita Aparecida Quaresma');
    expect(path()).toBe('/voters/create');
  });
});

describe('what the server refuses', () => {
  const refuse = (...fieldNames: string[]) =>
    demoApi.server.use(
      http.post(eleitor, () => {
        const errors = fieldNames.map((fieldName) => ({ fieldName, message: `Recusado: ${fieldName}.` }));
        return HttpResponse.json({ errors }, { status: 422 });
      }),
    );

  it('of a chosen address stands under it', async () => {
    refuse('districtId');
    const { user } = await openCreate();
    await fillRequired(user);
    await fill(user, field('CEP'), '13012000{Enter}'.slice(0, 8));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /Avenida Francisco Glicério/ }));
    await save(user);
    expect(await section('Endereço').findByText('Recusado: districtId.')).toBeVisible();
  });

  it('of several rows names their section at the top', async () => {
    refuse('responsible');
    const { user } = await openCreate();
    await fillRequired(user);
    for (const number of [1, 2]) {
      await press(user, 'Adicionar responsável');
      const entry = row(`Responsável ${number}`);
      await user.selectOptions(entry.getByRole('combobox'), 'Captação');
      await fill(user, entry.getByRole('textbox'), 'Rui');
    }
    await save(user);
    expect(await screen.findByText('Responsáveis: Recusado: responsible.')).toBeVisible();
  });
});

describe('similar voters', () => {
  const question = 'O cadastro que esta fazendo não é algum desses?';
  const asked = () => demoApi.requestsFor('eleitor.php', 'search');

  it('are suggested from three characters on, with a link to each', async () => {
    const { user, path } = await openCreate();
    const voter = someVoter();
    await fill(user, field('Nome'), voter.name.slice(0, 2));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked()).toHaveLength(0);
    await fill(user, field('Nome'), voter.name);
    const box = within(await screen.findByRole('region', { name: question }));
    expect(asked().at(-1)?.query).toMatchObject({ name: voter.name, isExcluded: 'false' });
    await expectNoAxeViolations();
    const [link] = box.getAllByRole('link', { name: voter.name });
    await user.click(link as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(path()).toMatch(/^\/voters\/edit\/\d+$/));
  });

  it('can be waved away', async () => {
    const { user } = await openCreate();
    await fill(user, field('Nome'), someVoter().name);
    await user.click(await screen.findByRole('button', { name: 'Não é nenhum desses' }));
    expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument();
    expect(field('Apelido')).toHaveFocus();
  });

  it('are not missed when the search fails', async () => {
    demoApi.server.use(http.get(eleitor, () => new HttpResponse('<html>')));
    const { user } = await openCreate();
    await fill(user, field('Nome'), someVoter().name);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the lists of the form', () => {
  it('hold two telephones at most', async () => {
    const { user } = await openCreate();
    await press(user, 'Adicionar telefone');
    const add = screen.getByRole('button', { name: 'Adicionar telefone' });
    expect(add).toHaveAttribute('title', 'Só é possível adicionar 2 (dois) telefones');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(add);
    expect(screen.getAllByRole('group', { name: /^Telefone/ })).toHaveLength(2);
    await press(user, 'Remover telefone 2');
    expect(add).toHaveFocus();
    expect(add).not.toHaveAttribute('aria-disabled');
    await fill(user, field('Telefone'), '1998');
    await save(user);
    expect(field('Telefone')).toHaveAccessibleDescription('Digite o telefone com DDD.');
  });

  it('want a type and a name of more than two characters for a responsible', async () => {
    const { user } = await openCreate();
    await press(user, 'Adicionar responsável');
    const entry = row('Responsável 1');
    const name = entry.getByRole('textbox', { name: 'Nome do responsável' });
    await waitFor(() => expect(entry.getByRole('combobox', { name: 'Tipo' })).toHaveFocus());
    expect(name).toHaveAttribute('maxlength', '30');
    await fill(user, name, 'Zé');
    await save(user);
    expect(name).toHaveAccessibleDescription('Defina um nome com mais de 2 caracteres');
    expect(entry.getByRole('combobox')).toHaveAccessibleDescription('Selecione uma opção.');
    await press(user, 'Remover responsável 1');
    expect(screen.getByText('Nenhum responsável informado.')).toBeVisible();
  });

  it('want a voter, once, and a kinship for a relative', async () => {
    const { user } = await openCreate();
    const kin = someVoter();
    for (const number of [1, 2]) {
      await press(user, 'Adicionar familiar');
      const elector = row(`Familiar ${number}`).getByRole('combobox', { name: 'Eleitor' });
      await pick(user, elector, kin.name, new RegExp(kin.name));
    }
    await save(user);
    const second = row('Familiar 2');
    expect(second.getByRole('combobox', { name: 'Eleitor' })).toHaveAccessibleDescription(
      'Este eleitor já está na família.',
    );
    expect(second.getByRole('combobox', { name: 'Parentesco' })).toHaveAccessibleDescription(
      'Selecione uma opção.',
    );
  });
});

describe('leaving', () => {
  const leave = (user: User) => press(user, 'Cancelar');

  it('goes back to the list at once when nothing was typed', async () => {
    const { user, path } = await openCreate();
    await leave(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
  });

  it('asks before what was typed is lost', async () => {
    const { user, path } = await openCreate();
    await fill(user, field('Nome'), 'Ana');
    await leave(user);
    const keep = await screen.findByRole('button', { name: 'Continuar editando' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expectNoAxeViolations();
    await user.click(keep);
    expect(path()).toBe('/voters/create');
    expect(field('Nome')).toHaveValue('Ana');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());

    await leave(user);
    await screen.findByRole('button', { name: 'Continuar editando' });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Continuar editando' })).not.toBeInTheDocument(),
    );
    expect(path()).toBe('/voters/create');

    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(written('POST')).toHaveLength(0);
  });

  it('asks before the tab is closed, too', async () => {
    const { user } = await openCreate();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await fill(user, field('Nome'), 'Ana');
    expect(close()).toBe(true);
  });

  it('is not held up by a session that the server ended', async () => {
    demoApi.server.use(http.post(eleitor, () => new HttpResponse(null, { status: 403 })));
    const { user, path } = await openCreate();
    await fillRequired(user);
    await save(user);
    await waitFor(() => expect(path()).not.toBe('/voters/create'));
    expect(screen.queryByRole('button', { name: 'Continuar editando' })).not.toBeInTheDocument();
  });
});
