import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { refusing } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { firstOf } from '@tests/office';
import { type User, choose, expectFields, fieldNamed, fill, press } from '@tests/typing';
import {
  fillRequired,
  openCreate,
  openEdit,
  preloadForm,
  save,
  section,
  someVoter,
  written,
} from '@tests/voterForm';

installDemoApi();
beforeAll(preloadForm);
afterEach(() => vi.restoreAllMocks());

const localidade = `${demoApi.baseUrl}/localidade.php`;
const searches = (action: string) => demoApi.requestsFor('localidade.php', action);
const found = (name: RegExp) => screen.findByRole('button', { name });

/** Searches for a CEP with Enter. */
async function look(user: User, zipcode: string) {
  await fill(user, fieldNamed('CEP'), zipcode);
  await user.keyboard('{Enter}');
}

describe('looking for an address', () => {
  it('by CEP, which takes eight digits, as its last one is typed; Enter and the button go to what was found', async () => {
    const { user } = await openCreate();
    const search = screen.getByRole('button', { name: 'Buscar' });
    expect(search).toHaveAttribute('aria-disabled', 'true');
    await fill(user, fieldNamed('CEP'), '13012-00');
    await allSent();
    expect(searches('searchByZipcode')).toHaveLength(0);
    await user.keyboard('09');
    expect(fieldNamed('CEP')).toHaveValue('13012-000');
    const address = await found(/Avenida Francisco Glicério/);
    expect(fieldNamed('CEP')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address).toHaveFocus();
    await user.click(search);
    await waitFor(() => expect(address).toHaveFocus());
    await allSent();
    expect(searches('searchByZipcode').map(({ query }) => query)).toEqual([{ q: '13012000' }]);
    await user.type(fieldNamed('CEP'), '{Backspace}');
    expect(address).not.toBeInTheDocument();
  });

  it('by its words; Enter looks for it and does not save', async () => {
    const { user } = await openCreate();
    await user.click(section('Endereço').getByRole('radio', { name: 'Endereço' }));
    const words = await screen.findByRole('textbox', { name: 'Endereço' });
    expect(words).toHaveAttribute('maxlength', '30');
    await fill(user, words, 'barão geraldo');
    await fill(user, words, 'sacramento');
    await user.keyboard('{Enter}');
    await user.click(await found(/Rua Sacramento/));
    expect(searches('searchByZipcodeAndAddress').at(-1)?.query).toEqual({ q: 'sacramento' });
    expect(fieldNamed('Número')).toHaveFocus();
    expect(section('Endereço').getByText('Rua Sacramento')).toBeVisible();
    expect(fieldNamed('Nome')).not.toBeInvalid();
  });

  it('that nobody knows can be done again, or given up for typing', async () => {
    const { user } = await openCreate();
    await look(user, '99999999');
    await seen('Nenhum endereço encontrado!');
    await expectNoAxeViolations();
    await press(user, 'Buscar novamente');
    expect(fieldNamed('CEP')).toHaveValue('');
    expect(fieldNamed('CEP')).toHaveFocus();
    await look(user, '99999999');
    await screen.findByText('Nenhum endereço encontrado!');
    await press(user, 'Cadastrar manualmente');
    expect(fieldNamed('CEP')).toHaveFocus();
    expect(fieldNamed('CEP')).toBeRequired();
    expect(fieldNamed('CEP')).toHaveValue('99999-999');
  });

  it('that fails says so in sight, can be tried again, and hands what was looked for to the manual form', async () => {
    const brought: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      brought.push(this);
    });
    demoApi.server.use(http.get(localidade, () => new HttpResponse('<html>'), { once: true }));
    const { user } = await openCreate();
    await fill(user, fieldNamed('CEP'), '13012000');
    expect(await screen.findByRole('alert')).toHaveTextContent('não conseguimos entender');
    await press(user, 'Tentar de novo');
    const address = await found(/Avenida Francisco Glicério/);
    expect(address).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());

    demoApi.server.use(http.get(localidade, () => HttpResponse.error()));
    brought.length = 0;
    await fill(user, fieldNamed('CEP'), '13012001');
    await press(user, 'Buscar');
    await waitFor(() => expect(brought).toContain(screen.getByRole('alert')));
    await press(user, 'Cadastrar manualmente');
    expect(fieldNamed('CEP')).toHaveValue('13012-001');
  });

  it('that was begun and not finished is not forgotten on saving', async () => {
    const { user } = await openCreate();
    await fillRequired(user);
    await fill(user, fieldNamed('CEP'), '13012000');
    await save(user);
    const problem = 'Escolha um dos endereços encontrados ou apague a busca.';
    await waitFor(() => expect(fieldNamed('CEP')).toHaveAccessibleDescription(problem));
    await waitFor(() => expect(fieldNamed('CEP')).toHaveFocus());
    await allSent();
    expect(written('POST')).toHaveLength(0);
  });

  it('opens what lacks a street for typing', async () => {
    const place = { districtId: null, district: '', cityId: 5, city: 'Pinhal', stateId: 25, state: 'SP' };
    const answer = { ...place, address: '', zipcode: '13990000' };
    demoApi.server.use(http.get(localidade, () => HttpResponse.json([answer])));
    const { user } = await openCreate();
    await look(user, '13990000');
    await user.click(await found(/Pinhal/));
    expectFields({ Cidade: 'Pinhal/SP', CEP: '13990-000', Endereço: '' });
  });
});

describe('typing an address', () => {
  it('asks for CEP, street, city and district, knows the districts of a city, from one character on, and takes back those of another', async () => {
    const { user, path } = await openCreate();
    await press(user, 'Cadastrar manualmente');
    expect(fieldNamed('Bairro')).toBeDisabled();
    expect(fieldNamed('Bairro')).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
    await save(user);
    await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
    for (const element of [fieldNamed('CEP'), fieldNamed('Endereço'), fieldNamed('Cidade')])
      expect(element).toBeInvalid();
    expect(fieldNamed('Endereço')).toHaveAttribute('maxlength', '60');
    expect(fieldNamed('Complemento')).toHaveAttribute('maxlength', '40');
    await user.type(fieldNamed('Número'), '12a');
    expect(fieldNamed('Número')).toHaveValue('12');

    await fillRequired(user);
    await choose(user, fieldNamed('Cidade'), 'Sumaré/SP', 'su');
    await choose(user, fieldNamed('Bairro'), 'Picerno', 'p');
    await choose(user, fieldNamed('Cidade'), 'Valinhos/SP', 'va');
    await waitFor(() => expect(fieldNamed('Bairro')).toHaveValue(''));
    await choose(user, fieldNamed('Bairro'), 'Capuava', 'c');
    await fill(user, fieldNamed('CEP'), '13272100');
    await fill(user, fieldNamed('Endereço'), 'Rua Nova');
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    const place = { address: 'Rua Nova', city: 'Valinhos', state: 'SP', district: 'Capuava' };
    expect(written('POST')[0]).toMatchObject({ ...place, withLocation: false, zipcode: '13272100' });
  });
});

it('on record with a number that is none says so, as only digits can be sent', async () => {
  const voter = someVoter();
  const place = { zipcode: '13012000', address: 'Rua Nova', addressNumber: 'S/N', additionalAddress: '' };
  const city = firstOf(demoApi.db.cities.filter(({ name }) => name === 'Campinas'));
  const district = firstOf(demoApi.db.districts.filter(({ cityId }) => cityId === city.id));
  demoApi.db.voters.update(voter.id, {
    ...place,
    ...{ cityId: city.id, city: city.name, stateId: city.stateId, state: 'SP' },
    ...{ districtId: district.id, district: district.name },
  });
  const { user } = await openEdit(voter.id);
  const number = () => fieldNamed('Número');
  expect(number()).toHaveValue('');
  expect(number()).toHaveAccessibleDescription(/^O cadastro tem “S\/N”, e aqui só cabem números\./);
  await press(user, 'Corrigir manualmente');
  expect(number()).toHaveAccessibleDescription(/“S\/N”/);
  await press(user, 'Limpar e buscar');
  await press(user, 'Cadastrar manualmente');
  expect(number()).not.toHaveAccessibleDescription();
});

it('that cannot be looked for keeps saying so in sight, whatever comes late above it', async () => {
  const grown: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grown.push(tell);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  demoApi.server.use(http.get(localidade, () => HttpResponse.json({}, { status: 500 })));
  const { user } = await openCreate();
  await fill(user, fieldNamed('CEP'), '13012000');
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(shown).toEqual([said]));
  grown.at(-1)?.();
  expect(shown).toEqual([said, said]);
  act(() => fieldNamed('Nome').focus());
  grown.at(-1)?.();
  expect(shown).toEqual([said, said]);
  vi.unstubAllGlobals();
});

describe('an address that was given', () => {
  const give = async (user: User) => {
    await look(user, '13012000');
    await user.click(await found(/Avenida Francisco Glicério/));
    await waitFor(() => expect(fieldNamed('Número')).toHaveFocus());
    await user.keyboard('935');
  };
  const choose = async () => {
    const shown = await openCreate();
    await fillRequired(shown.user);
    await give(shown.user);
    return shown;
  };

  it('can be cleared and looked for again, and corrected by hand', async () => {
    const { user } = await choose();
    await press(user, 'Limpar e buscar outro');
    expect(fieldNamed('CEP')).toHaveFocus();
    await press(user, 'Cadastrar manualmente');
    expectFields({ Endereço: '', Número: '' });
    await press(user, 'Limpar e buscar');
    await give(user);
    await press(user, 'Corrigir manualmente');
    expectFields({ Endereço: 'Avenida Francisco Glicério', Número: '935' });
    expectFields({ Cidade: 'Campinas/SP', Bairro: 'Centro' });
  });

  it('leads to what the server refused of it', async () => {
    const { user } = await choose();
    demoApi.server.use(http.post(`${demoApi.baseUrl}/eleitor.php`, refusing('zipcode')));
    await save(user);
    const place = screen.getByRole('group', { name: 'Endereço escolhido' });
    await waitFor(() => expect(place).toHaveFocus());
    expect(place).toHaveAccessibleDescription('Recusado: zipcode.');
    await expectNoAxeViolations();
    act(() => fieldNamed('Nome').focus());
    await press(user, '1 campo a corrigir');
    expect(place).toHaveFocus();
  });

  it('is cleared by registering none', async () => {
    const { user, path } = await choose();
    await press(user, 'Não cadastrar endereço');
    expect(screen.getByText('Nenhum endereço será cadastrado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cadastrar endereço' })).toHaveFocus();
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    const none = { withLocation: false, address: '', addressNumber: '', cityId: null };
    expect(written('POST')[0]).toMatchObject(none);
  });
});
