import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { downloadFrom } from '@tests/downloads';
import { expectSoundPanel, panel as openPanel } from '@tests/panels';
import { loadScreen } from '@tests/staffRoutes';
import { type User, choose, fill, press } from '@tests/typing';
import { openVoters, votersOf } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

beforeAll(() => loadScreen('/voters/list'));

const generated = () => demoApi.requestsFor('tag.php', 'generate').map(({ body }) => body);

async function openLabels(user: User) {
  await screen.findByRole('table');
  // During a search there is nothing to print.
  const button = () => screen.getByRole('button', { name: 'Gerar Etiqueta' });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button());
  return openPanel('Configure a emissão das etiquetas');
}

async function fillIn(user: User, panel: Awaited<ReturnType<typeof openLabels>>) {
  const [tag] = demoApi.db.tags.all();
  await choose(user, await panel.findByLabelText('Etiqueta'), tag?.name ?? '');
  await user.click(await panel.findByRole('radio', { name: 'Nome, endereço, CEP e aniversário' }));
  return tag;
}

describe('the labels', () => {
  it('are asked for with the present filters and handed over as a PDF', async () => {
    const { user } = openVoters();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Filtrar eleitores' }));
    await user.click(await (await openPanel('Filtrar')).findByRole('radio', { name: 'Feminino' }));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const panel = await openLabels(user);
    expect(await panel.findByText('Carta')).toBeVisible();
    await expectSoundPanel();
    const tag = await fillIn(user, panel);
    await fill(user, panel.getByLabelText('Linha inicial'), '3');
    await fill(user, panel.getByLabelText('Coluna inicial'), '2');
    const file = await downloadFrom(() => press(user, 'Gerar etiquetas'));
    expect(file.name).toMatch(/^etiquetas-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect(file.text).toMatch(/^%PDF/);
    expect(generated()).toEqual([
      {
        tagId: tag?.id,
        filters: { genre: 2, status: true },
        startPrintLine: 3,
        startPrintColumn: 2,
        printItens: 'nameAddressZipcodeBirthday',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are of nobody who is inactive, and are not made of a search for them', async () => {
    const [one] = votersOf();
    demoApi.db.voters.update(one?.id ?? 0, { status: false });
    const { user } = openVoters();
    let panel = await openLabels(user);
    const total = votersOf().length;
    const active = votersOf().filter(({ status }) => status).length;
    expect(
      await panel.findByText(new RegExp(`encontrou ${total} eleitores, dos quais ${active} ativos\\.`)),
    ).toBeVisible();
    await press(user, 'Cancelar');
    await user.click(screen.getByRole('button', { name: 'Filtrar eleitores' }));
    await user.click(await (await openPanel('Filtrar')).findByRole('radio', { name: 'Inativo' }));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    panel = await openLabels(user);
    expect(panel.getByRole('button', { name: 'Gerar etiquetas' })).toHaveAccessibleDescription(
      'Quem está inativo não recebe etiqueta. Mude o filtro.',
    );
    expect(generated()).toEqual([]);
  });

  it('begin at any documented place, drawn on the sheet, with a warning beyond it', async () => {
    const { user } = openVoters();
    const panel = await openLabels(user);
    const tag = await fillIn(user, panel);
    expect(
      panel.getByRole('img', { name: /: a primeira etiqueta fica na linha 0, coluna 0\.$/ }),
    ).toBeVisible();
    await fill(user, panel.getByLabelText('Linha inicial'), '10');
    await fill(user, panel.getByLabelText('Coluna inicial'), '3');
    expect(panel.getByRole('img', { name: /linha 10, coluna 3 fica além dela\.$/ })).toBeVisible();
    expect(panel.getByText(/fica além dela\. Confira antes de imprimir\.$/)).toBeVisible();
    await expectSoundPanel();
    const file = await downloadFrom(() => user.click(panel.getByRole('button', { name: 'Gerar etiquetas' })));
    expect(file.text).toMatch(/^%PDF/);
    expect(generated()).toMatchObject([{ tagId: tag?.id, startPrintLine: 10, startPrintColumn: 3 }]);
  });
});
