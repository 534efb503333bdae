import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { administrator, basic } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { seen } from '@tests/seen';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { keepSettings, queueSettings } from '@/features/services/queue/queueSettings';
import { fragmentOf } from '@/workflows/officeSettings/settingsFile';

installDemoApi();
beforeAll(() =>
  Promise.all([
    loadScreen('/settings', '/tasks/list'),
    import('./palette/PaletteHost'),
    import('./palette/Palette'),
    import('./palette/sources'),
    import('./ModuleKeys'),
    import('@/workflows/officeSettings/OfficeSettings'),
  ]),
);

const link = (values: object) =>
  `ajustes=${fragmentOf(JSON.stringify({ tribuna: 'ajustes', versao: 1, ...values }))}`;

it('shows what a link brings beside what is here, and takes it once that is said', async () => {
  onTestFinished(() => void keepSettings(null));
  globalThis.givenFragment = link({
    prazos: { abertos: [1], encerrados: [], prazo: 12, prazos: [] },
    textos: 'nenhum',
  });
  const { user } = renderRoute('/settings', { as: administrator.email });
  keepSettings({ open: [1], ended: [], days: 30, categoryDays: new Map() });
  const dialog = await panel('Ajustes do gabinete');
  expect(await dialog.findByText('1 muda, 1 igual')).toBeVisible();
  expect(dialog.getByText('Não foi possível ler: Modelos de texto das respostas.')).toBeVisible();
  expect(dialog.getByText('Vem: 12 dias')).toBeInTheDocument();
  expect(dialog.getByText('Aqui: 30 dias')).toBeInTheDocument();
  await expectSoundPanel();
  expect(queueSettings().days).toBe(30);
  await press(user, 'Tomar o que está marcado');
  await seen('Ajustes guardados neste computador.');
  expect(queueSettings().days).toBe(12);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('of another office takes nothing that uses its lists, and of a link cut short says so', async () => {
  globalThis.givenFragment = link({
    ...{ gabinete: 999_999, prazos: { abertos: [], encerrados: [], prazo: 12, prazos: [] } },
  });
  const { user } = renderRoute('/settings', { as: administrator.email });
  const dialog = await panel('Ajustes do gabinete');
  expect(dialog.getByText(/^Estes ajustes são de outro gabinete/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /Status abertos e prazos/ })).toBeDisabled();
  await press(user, 'Desistir');
  expect(await dialog.findByRole('button', { name: 'Abrir arquivo' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const main = within(screen.getByRole('list', { name: 'Configurações' }));
  await user.click(main.getByRole('button', { name: 'Abrir' }));
  await panel('Ajustes do gabinete');
});

it('is found by what it is for, and opens over whatever is there', async () => {
  const { user, path } = renderRoute('/tasks/list', { as: basic.email });
  await screen.findByRole('table');
  await waitFor(async () => {
    if (!screen.queryByRole('dialog')) await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Procurar em tudo' })).toBeVisible();
  });
  await user.type(await screen.findByRole('combobox', { name: 'Procurar em tudo' }), 'passar colega');
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ajustes do gabinete'),
  );
  await user.keyboard('{Enter}');
  await panel('Ajustes do gabinete');
  expect(path()).toBe('/tasks/list');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
