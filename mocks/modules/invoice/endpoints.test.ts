import { describe, expect, it } from 'vitest';
import { installDemoDay, itIsRefused, today } from '@tests/demo';
import { demoLinks } from '../../seed/accounts';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

describe('invoices', () => {
  const client = async (identifier: string) =>
    (await askApi('GET cliente.php getByIdentifier', { query: { identifier } })).data;
  const billing = {
    clientToken: demoLinks.newClient,
    billingName: 'Júlio Brandão',
    billingDocument: '52998224725',
    billingEmail: 'julio@brandao.example',
    billingPhoneNumber: '19997654321',
    period: 12,
    firstBuy: true,
  };
  const pay = (changes: object = {}) =>
    askApi('POST pagamento.php createBillingBankSlip', { body: { ...billing, ...changes } });

  it('tells the three kinds of client apart', async () => {
    expect((await client(demoLinks.openInvoice)).openInvoice).toMatchObject({ value: 4588.98 });
    expect(await client(demoLinks.newClient)).toMatchObject({
      openInvoice: null,
      newClient: true,
      inputBillingName: null,
    });
    expect(await client(demoLinks.existingClient)).toMatchObject({
      openInvoice: null,
      newClient: false,
      inputBillingDocument: '52998224725',
    });
    const { status } = await askApi('GET cliente.php getByIdentifier', { query: { identifier: 'nenhum' } });
    expect(status).toBe(404);
  });

  it('issues a bank slip that is there when the client is read again, and only one', async () => {
    expect((await pay()).status).toBe(200);
    const { openInvoice, inputBillingName } = await client(demoLinks.newClient);
    // 389.90 × 12 × 0.85
    expect(openInvoice).toMatchObject({
      value: 3976.98,
      periodStart: today,
      periodEnd: '2027-11-20',
      dueDate: '2026-11-25',
    });
    expect(openInvoice.bankSlipUrl).toMatch(/^https:\/\//);
    expect(inputBillingName).toBe('Júlio Brandão');
    expect((await pay()).data.message).toContain('boleto em aberto');
  });

  it('rounds half a cent up', async () => {
    const isNew = ({ identifier }: { identifier: string }) => identifier === demoLinks.newClient;
    demoApi.db.clients.update(demoApi.db.clients.find(isNew)?.id ?? 0, { monthlyValue: 0.7 });
    await pay({ period: 3 });
    // 0.70 × 3 × 0.95 = 1.995
    expect((await client(demoLinks.newClient)).openInvoice.value).toBe(2);
  });

  const nothing = { billingName: '', billingDocument: '', billingEmail: '', billingPhoneNumber: '' };
  itIsRefused(pay, [
    [Object.keys(nothing).sort().join(' '), nothing],
    // Wrong check digits, and repeated digits.
    ['billingDocument', { billingDocument: '52998224724' }],
    ['billingDocument', { billingDocument: '11111111111' }],
    ['period', { period: 2 }],
  ]);
});
