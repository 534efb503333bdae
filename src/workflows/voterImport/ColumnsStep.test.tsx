import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { administrator } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press } from '@tests/typing';
import { matchColumns } from './columns/matchColumns';
import { ColumnsStep } from './ColumnsStep';
import { createImportSession } from './importSession/importSession';

installDemoApi();
beforeAll(() =>
  Promise.all([
    loadScreen('/voters/import', '/voters/list'),
    import('./ImportScreen'),
    import('./ImportSteps'),
    import('./importSession/importSession'),
  ]),
);

/** Content of a column's card. */
const cardOf = (heading: string) => {
  const card = screen.getByRole('combobox', { name: heading }).closest('li');
  if (!card) throw new Error(`There is no card of ${heading}.`);
  return within(card);
};

it('tells of each column what its cells are, again after each choice, and which go nowhere', async () => {
  const { user } = renderRoute('/voters/import', { as: administrator.email });
  await fill(
    user,
    await screen.findByRole('textbox', { name: 'Ou cole as células aqui' }),
    [
      'Nome;C.P.F.;Gênero;Fone 1;Profissão',
      'Ana Coluna;123;Mulher trans;98111-0101;Pedreira',
      'Bia Coluna;529.982.247-25;F;19 98111-0102;',
      'Caio Coluna;;M;;Pintor',
    ].join('\n'),
  );
  await press(user, 'Ler planilha');
  expect(await screen.findByText('1 vazia, 1 com erro', { selector: 'li:nth-child(2) p' })).toBeVisible();
  expect(cardOf('C.P.F.').getByText('123 · 529.982.247-25')).toBeVisible();
  expect(cardOf('Nome').getByText('3 células lidas, todas certas')).toBeVisible();
  expect(cardOf('Gênero').getByText('1 a perguntar')).toBeVisible();
  expect(cardOf('Fone 1').getByText('1 vazia, 1 com erro')).toBeVisible();
  expect(cardOf('Profissão').getByText('Não será importada: 2 valores')).toBeVisible();
  const left = within(screen.getByRole('region', { name: 'O que não será importado' }));
  expect(left.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Coluna “Profissão” não será importada: 2 valores',
  ]);
  await expectNoAxeViolations();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Profissão' }), 'Observações');
  await user.selectOptions(screen.getByRole('combobox', { name: 'C.P.F.' }), 'Não importar');
  await seen('Coluna “C.P.F.” não será importada: 2 valores');
  expect(cardOf('Profissão').getByText('1 vazia')).toBeVisible();
  const rows = within(screen.getByRole('region', { name: 'Como ficarão as primeiras linhas' }));
  expect(await rows.findByText(/^Profissão: Pedreira/)).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'DDD dos telefones sem DDD' }), '19');
  expect(await cardOf('Fone 1').findByText('1 vazia')).toBeVisible();
});

it('says of a bairro without a street that it goes to the notes, until a column is the street', async () => {
  const { user } = renderRoute('/voters/import', { as: administrator.email });
  await fill(
    user,
    await screen.findByRole('textbox', { name: 'Ou cole as células aqui' }),
    ['Nome;Bairro;Onde mora', 'Ana Coluna;Centro;Rua A, 10', 'Bia Coluna;Cambuí;Rua B, 20'].join('\n'),
  );
  await press(user, 'Ler planilha');
  const loose = /^Irá para as observações: um endereço precisa de logradouro, CEP, bairro e cidade/;
  expect(await screen.findByText(loose)).toBeVisible();
  expect(cardOf('Bairro').getByText('2 células lidas')).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Como ficarão as primeiras linhas' }));
  expect(preview.getByRole('columnheader', { name: 'Bairro (observações)' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Onde mora' }), 'Endereço');
  expect(await cardOf('Bairro').findByText('2 células lidas, todas certas')).toBeVisible();
  expect(screen.queryByText(loose)).not.toBeInTheDocument();
  expect(await preview.findByRole('columnheader', { name: 'Bairro' })).toBeVisible();
});

it('gives up a check under way when a column is said to be something else, as the answer would be of before', async () => {
  const importSession = createImportSession();
  const sheet = await importSession.open({
    source: 'Nome;Fone\nAna;98111-0101',
    separator: null,
    hasHeadings: null,
  });
  if (sheet.kind === 'refused') throw new Error(sheet.text);
  const onDone = vi.fn();
  const onStale = vi.fn();
  const opened = () => Promise.resolve({ ...importSession, close: () => undefined });
  const columns = matchColumns(sheet.headings, {}, sheet.samples);
  const shared = { importSession: opened, onReread: vi.fn(), onBack: vi.fn(), onDone, onStale };
  const step = (isBusy: boolean) => (
    <ColumnsStep
      {...shared}
      sheet={{ ...sheet, name: 'Células coladas', columns, areaCode: '' }}
      isBusy={isBusy}
    />
  );
  const user = userEvent.setup();
  const view = render(step(false));
  const areaCode = () => screen.getByRole('textbox', { name: 'DDD dos telefones sem DDD' });
  await user.type(areaCode(), '1');
  expect(onStale).not.toHaveBeenCalled();
  await user.clear(areaCode());
  await press(user, 'Ir para as perguntas');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  view.rerender(step(true));
  expect(onStale).not.toHaveBeenCalled();
  await user.type(areaCode(), '1');
  expect(onStale).toHaveBeenCalledOnce();
});
