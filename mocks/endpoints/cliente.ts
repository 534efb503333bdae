import { isOpenLicence } from '../licence';
import { publicCall, script } from '../protocol/calls';
import { required, text } from '../protocol/fields';
import { notFound } from '../protocol/refusal';

export const cliente = script('cliente.php', [
  publicCall('GET', 'getByIdentifier', {
    query: { identifier: required(text) },
    run: ({ db, query }) => {
      const client = db.clients.find(({ identifier }) => identifier === query.identifier);
      if (!client) throw notFound('Cliente não encontrado.');
      const invoice = db.invoices.find((entry) => isOpenLicence(entry, client));
      return {
        clientId: client.id,
        clientName: client.name,
        clientStatus: client.status,
        identifier: client.identifier,
        value: client.monthlyValue,
        newClient: client.newClient,
        openInvoice: invoice
          ? {
              id: invoice.id,
              periodStart: invoice.periodStart,
              periodEnd: invoice.periodEnd,
              dueDate: invoice.dueDate,
              value: invoice.value,
              bankSlipUrl: invoice.bankSlipUrl,
            }
          : null,
        inputBillingName: client.billing?.name ?? null,
        inputBillingDocument: client.billing?.document ?? null,
        inputBillingEmail: client.billing?.email ?? null,
        inputBillingPhoneNumber: client.billing?.phone ?? null,
      };
    },
  }),
]);
