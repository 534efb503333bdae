import { act, render, screen } from '@testing-library/react';
import { seen } from '@tests/seen';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { demoLinks } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { readBillingClient } from './billingApi';
import { SlipCheck } from './SlipCheck';

installDemoApi();
vi.mock(import('./billingApi'), { spy: true });

it('leads nobody away who left while it looked for the slip', async () => {
  const identifier = demoLinks.openInvoice;
  const found = await readBillingClient(identifier);
  expect(found.data?.openInvoice).toBeTruthy();
  let answer: (of: typeof found) => void = () => undefined;
  vi.mocked(readBillingClient).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const onFound = vi.fn();
  const { unmount } = render(<SlipCheck identifier={identifier} onFound={onFound} />);
  await userEvent.click(screen.getByRole('button', { name: 'Conferir se o boleto foi gerado' }));
  unmount();
  await act(async () => answer(found));
  expect(onFound).not.toHaveBeenCalled();
  expect(demoApi.requestsFor('cliente.php', 'getByIdentifier')).toHaveLength(1);
});

it('says for those who look after the API why it could not look', async () => {
  demoApi.server.use(
    http.get(`${demoApi.baseUrl}/cliente.php`, () => HttpResponse.json({}, { status: 500 })),
  );
  render(<SlipCheck identifier={demoLinks.openInvoice} onFound={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Conferir se o boleto foi gerado' }));
  await seen('Detalhes técnicos');
  expect(screen.getByText(/^O sistema teve um problema/)).toBeVisible();
});
