import { isOpenLicence } from '../licence';
import { publicCall, script, staffCall } from '../protocol/calls';
import { paging, required, text } from '../protocol/fields';
import { notFound } from '../protocol/refusal';
import { keep, ofClient, pageOf } from '../search';

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

  staffCall('GET', 'getProfiles', {
    query: paging,
    run: ({ db, clientId, query }) => {
      const newestFirst = keep(db.displayProfiles.all(), ofClient(clientId)).reverse();
      return pageOf(newestFirst, query, (profile) => ({
        id: profile.id,
        displayName: profile.displayName,
        displayEmail: profile.displayEmail,
        displayPhoneNumber: profile.displayPhoneNumber,
        evidence: profile.evidence,
        status: profile.status,
        enabled: profile.enabled,
        token: profile.token,
      }));
    },
  }),
]);
