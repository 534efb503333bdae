import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, ofOffice } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { seen } from '@tests/seen';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, press } from '@tests/typing';
import { officeProfile } from '@/records/office/officeProfile';

installDemoApi();
beforeAll(() => Promise.all([loadScreen('/settings'), import('./OfficeProfilePanel')]), 60_000);

const at = '/settings?panel=gabinete';
const department = () => ofOffice(demoApi.db.departments).name;

async function open() {
  const shown = renderRoute(at, { as: administrator.email });
  await screen.findByRole('textbox', { name: 'Cidade' });
  return shown;
}

describe('what an office says of itself', () => {
  it('is said once, kept, shown again and taken away', async () => {
    const { user, path } = renderRoute('/settings', { as: administrator.email });
    await press(user, 'Configurar O gabinete');
    await panel('O gabinete');
    expect(path()).toBe(at);
    await waitFor(() => expect(fieldNamed('Cidade')).toHaveFocus());
    await expectSoundPanel();
    await user.keyboard('  Campinas ');
    await user.type(fieldNamed('DDD'), '19');
    await user.type(fieldNamed('Telefones do gabinete'), '(19) 3333-4444');
    await user.type(fieldNamed('Cargo'), 'Vereadora');
    await user.type(fieldNamed('Tratamento'), 'Excelentíssima Senhora');
    await user.type(fieldNamed('Cabeçalho'), 'Câmara Municipal de Campinas{Enter}Gabinete 12 ');
    await user.type(fieldNamed(`${department()}: nome`), 'José Dias{Enter}');
    await seen('O gabinete foi guardado neste computador.');
    expect(officeProfile()).toEqual({
      ...{ city: 'Campinas', areaCode: '19', holder: '', role: 'Vereadora' },
      ...{ phones: '(19) 3333-4444', treatment: 'Excelentíssima Senhora' },
      letterhead: 'Câmara Municipal de Campinas\nGabinete 12',
      addressees: [{ department: department(), name: 'José Dias', role: '' }],
    });

    await press(user, 'Configurar O gabinete');
    await waitFor(() => expect(fieldNamed('Cidade')).toHaveValue('Campinas'));
    await user.clear(fieldNamed('Cidade'));
    await user.clear(fieldNamed(`${department()}: nome`));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(officeProfile()).toMatchObject({ city: '', areaCode: '19', addressees: [] }));
  });

  it('has no area code that does not exist', async () => {
    const { user } = await open();
    await user.type(fieldNamed('DDD'), '20');
    await user.keyboard('{Enter}');
    await screen.findByText('Digite um DDD que exista, como 19.');
    expect(officeProfile().areaCode).toBe('');
  });

  it('says why it cannot be said while the departments cannot be read, and tries again', async () => {
    const isOf = ({ request }: { request: Request }) => request.url.includes('departmentList');
    let isDown = true;
    demoApi.server.use(
      http.get('*/queries.php', (asked) =>
        isDown && isOf(asked) ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const { user } = renderRoute(at, { as: administrator.email });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(fieldNamed('Cidade')).toBeVisible());
  });
});
