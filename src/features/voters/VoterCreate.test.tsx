import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { typingPause } from '@/ui/typingPause';
import { allSent } from '@tests/allSent';
import { returnable } from '@/ui/useReturn';
import { refusing } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { texts } from '@tests/list';
import { administrator, firstOf, ofOffice } from '@tests/office';
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
beforeAll(preloadForm, 60_000);

const navigation = () => within(screen.getByRole('navigation', { name: 'Seções do cadastro' }));

describe('the screen', () => {
  it('has the seven sections, the name one Tab from the title, and nothing for axe to find', async () => {
    const { user } = await openCreate();
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
    await expectNoAxeViolations();
  });

  it('leads to each section at once', async () => {
    const { user } = await openCreate();
    await user.click(navigation().getByRole('link', { name: 'Família' }));
    expect(screen.getByRole('heading', { name: 'Família' })).toHaveFocus();
    expect(navigation().getByRole('link', { name: 'Família' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('a new voter', () => {
  it('is saved with everything, in the words of the API, and the list follows', async () => {
    const { user, path } = await openCreate();
    await fillRequired(user, '  Benedita Aparecida Quaresma ');
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
    expect(fieldNamed('Número')).toHaveFocus();
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
    await choose(user, elector, new RegExp(kin.name), kin.name);
    await user.selectOptions(row('Familiar 1').getByRole('combobox', { name: 'Parentesco' }), 'Irmão(ã)');
    await expectNoAxeViolations();

    await save(user);
    expect(await screen.findByText('O eleitor Benedita Aparecida Quaresma foi criado!')).toBeVisible();
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
        name: 'Benedita Aparecida Quaresma',
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
  }, 60_000);

  it('is opened from the notice that tells of it, wherever the list has put it', async () => {
    const { user } = await openCreate();
    await fillRequired(user, 'Zulmira Última da Lista');
    await save(user);
    expect(await screen.findByText('O eleitor Zulmira Última da Lista foi criado!')).toBeVisible();
    await screen.findByRole('table');
    await press(user, 'Abrir');
    const details = within(await screen.findByRole('dialog', { name: 'Detalhes do eleitor' }));
    expect(await details.findByText('Zulmira Última da Lista')).toBeVisible();
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
    const details = within(await screen.findByRole('dialog', { name: 'Detalhes do eleitor' }));
    expect(await details.findByText('Zulmira Última da Lista')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/manifestations/list'));
  });

  it('is not offered any more once another panel is opened, whose buttons the notice would cover', async () => {
    const { user } = await openCreate();
    await fillRequired(user, 'Zulmira Última da Lista');
    await save(user);
    await screen.findByRole('table');
    await press(user, 'Filtrar eleitores');
    await screen.findByRole('dialog', { name: 'Filtrar' });
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('with errors goes to the first, and the sections count theirs', async () => {
    const { user } = await openCreate();
    await fill(user, fieldNamed('E-mail'), 'sem arroba');
    await save(user);
    await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
    expect(navigation().getByRole('link', { name: 'Dados do eleitor(a) 2 campos a corrigir' })).toBeVisible();
    await expectNoAxeViolations();
    await user.click(navigation().getByRole('link', { name: 'Dados para contato 1 campo a corrigir' }));
    expect(fieldNamed('E-mail')).toHaveFocus();
    await press(user, '3 campos a corrigir');
    expect(fieldNamed('Nome')).toHaveFocus();
    await user.paste('Ana');
    expect(await screen.findByRole('button', { name: '2 campos a corrigir' })).toBeVisible();
  });

  it('can be made with the keyboard alone', async () => {
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
  });

  it('with a wrong CPF is refused as soon as it is typed', async () => {
    const { user } = await openCreate();
    await fill(user, fieldNamed('CPF'), '52998224724');
    const problem = 'Este CPF não é válido. Confira os números.';
    await waitFor(() => expect(fieldNamed('CPF')).toHaveAccessibleDescription(problem));
  });

  it('with a doubtful título or SUS card is warned about, and saved', async () => {
    const { user, path } = await openCreate();
    await fillRequired(user);
    const title = fieldNamed('Título de eleitor');
    await fill(user, title, '123456789012');
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Confira este título/));
    const card = fieldNamed('Cartão SUS');
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
    await fill(user, fieldNamed('CPF'), twin?.individualRegistration ?? '');
    await save(user);
    const alert = await screen.findByText(/Este eleitor já está cadastrado/);
    expect(alert.closest('[role="alert"]')).toHaveFocus();
    expect(fieldNamed('Nome')).toHaveValue('Benedita Aparecida Quaresma');
    await waitFor(() => expect(path()).toBe('/voters/create'));
  });
});

describe('what the server refuses', () => {
  it('of a chosen address stands under it', async () => {
    demoApi.server.use(http.post(eleitor, refusing('districtId')));
    const { user } = await openCreate();
    await fillRequired(user);
    await fill(user, fieldNamed('CEP'), '13012000');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /Avenida Francisco Glicério/ }));
    await save(user);
    expect(await section('Endereço').findByText('Recusado: districtId.')).toBeVisible();
  });

  it('of several rows names their section at the top', async () => {
    demoApi.server.use(http.post(eleitor, refusing('responsible')));
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
    // The pause after which it would be asked passes at once.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await fill(user, fieldNamed('Nome'), voter.name.slice(0, 2));
      await act(() => vi.advanceTimersByTimeAsync(2 * typingPause));
    } finally {
      vi.useRealTimers();
    }
    await allSent();
    expect(asked()).toHaveLength(0);
    await fill(user, fieldNamed('Nome'), voter.name);
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
    await fill(user, fieldNamed('Nome'), someVoter().name);
    await user.click(await screen.findByRole('button', { name: 'Não é nenhum desses' }));
    expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument();
    expect(fieldNamed('Apelido')).toHaveFocus();
  });

  it('are not missed when the search fails', async () => {
    demoApi.server.use(http.get(eleitor, () => new HttpResponse('<html>')));
    const { user } = await openCreate();
    await fill(user, fieldNamed('Nome'), someVoter().name);
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
      await choose(user, elector, new RegExp(kin.name), kin.name);
    }
    await save(user);
    const second = row('Familiar 2');
    const problems = { Eleitor: 'Este eleitor já está na família.', Parentesco: 'Selecione uma opção.' };
    for (const [name, problem] of Object.entries(problems))
      expect(second.getByRole('combobox', { name })).toHaveAccessibleDescription(problem);
  });
});

describe('leaving', () => {
  it('goes back to the list at once when nothing was typed', async () => {
    const { user, path } = await openCreate();
    await press(user, 'Cancelar');
    await waitFor(() => expect(path()).toBe('/voters/list'));
  });

  it('asks before the tab is closed, too', async () => {
    const { user } = await openCreate();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await fill(user, fieldNamed('Nome'), 'Ana');
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
