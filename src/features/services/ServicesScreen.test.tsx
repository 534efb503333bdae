import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { downloadFrom } from '@tests/downloads';
import { seen } from '@tests/seen';
import { chooseInMenu, filterPanel } from '@tests/list';
import { firstOf } from '@tests/office';
import { newestService, openServices, voterOf } from '@tests/services';
import { choose, fieldNamed, press } from '@tests/typing';

installDemoApi();

it('the list asks ahead for what its filters and forms choose from', async () => {
  openServices();
  await screen.findByRole('table');
  const asked = () => demoApi.requests.filter(({ script }) => script === 'queries.php');
  const lists =
    'electorGroup documentType treatmentStatus treatmentOrigin treatmentCategory office user department';
  await waitFor(() =>
    expect(asked().map(({ action }) => action)).toEqual(
      expect.arrayContaining(lists.split(' ').map((list) => `${list}List`)),
    ),
  );
});

it('a search in a city wants its districts, and forgets those of another', async () => {
  const { name, cityId } = firstOf(demoApi.db.districts.all());
  const city = demoApi.db.cities.get(cityId)?.name ?? '';
  const { user } = openServices();
  await filterPanel(user);
  // The panel renders its later fields a frame after the first ones.
  const districts = await screen.findByRole('combobox', { name: 'Bairros' });
  expect(districts).toBeDisabled();
  expect(districts).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
  await choose(user, fieldNamed('Cidade'), new RegExp(`^${city}/`), city);
  await press(user, 'Buscar');
  expect(districts).toHaveAccessibleDescription('Escolha também os bairros.');
  await choose(user, districts, name, name);
  await user.keyboard('{Escape}');
  expect(districts).toHaveValue(name);
  await user.click(screen.getAllByRole('button', { name: 'Limpar seleção' })[0] as HTMLElement);
  await waitFor(() => expect(districts).toHaveValue(''));
  expect(districts).toBeDisabled();
});

it('names what opens a request by its reference, its voter and the first words of a long description', async () => {
  const { id, electorId } = newestService();
  const voter = demoApi.db.voters.get(electorId)?.name ?? '';
  demoApi.db.services.update(id, { description: 'Poda de árvore.\nCom urgência. '.repeat(40) });
  openServices();
  const opener = await screen.findByRole('link', {
    name: RegExp(`^AT-${id} - ${voter}: Poda de árvore. Com`),
  });
  expect(opener.getAttribute('aria-label')?.length).toBeLessThan(200);
});

describe('one request on paper', () => {
  const printed = (user: ReturnType<typeof openServices>['user'], id: number) =>
    downloadFrom(() => chooseInMenu(user, `AT-${id}`, 'Baixar ficha (.html)'));

  it('has its voter, everything in it escaped', async () => {
    const { id, electorId } = newestService();
    const documents = [{ typeId: firstOf(demoApi.db.documentTypes.all()).id, number: 12, year: 2026 }];
    demoApi.db.services.update(id, { description: '<script>alert(1)</script>', documents });
    const changes = {
      name: 'José & Filhos',
      individualRegistration: '52998224725',
      address: 'Rua das Flores',
    };
    demoApi.db.voters.update(electorId, changes);
    const file = await printed(openServices().user, id);
    expect(file.name).toBe(`atendimento-AT-${id}.html`);
    const texts = ['&lt;script&gt;alert(1)&lt;/script&gt;', 'José &amp; Filhos', '529.***.***-25'];
    for (const text of [...texts, 'Rua das Flores', '12/2026']) expect(file.text).toContain(text);
    expect(file.text).not.toContain('<script');
    const asked = demoApi.requestsFor('eleitor.php', null).map(({ query }) => query);
    expect(asked).toEqual([{ id: String(electorId) }]);
  });

  it('can do without a voter who is gone, and says when it cannot be made', async () => {
    const service = newestService();
    const { name } = voterOf(service);
    demoApi.db.voters.update(service.electorId, { isExcluded: true });
    const { user } = openServices();
    expect((await printed(user, service.id)).text).toContain(name);
    demoApi.server.use(http.get(`${demoApi.baseUrl}/eleitor.php`, () => HttpResponse.error()));
    await chooseInMenu(user, `AT-${service.id}`, 'Imprimir');
    await seen('Ops... não conseguimos gerar o arquivo.');
  });
});
