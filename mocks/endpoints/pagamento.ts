import { discounts, invoiceStatus, isOpenLicence, licenceService, licenceTotal } from '../licence';
import { publicCall, script } from '../protocol/calls';
import { bool, digits, id, required, text } from '../protocol/fields';
import { checkForm, isEmail } from '../protocol/forms';
import { badRequest, notFound, notPossible } from '../protocol/refusal';
import { isCpf } from '../seed/personalNumbers';
import { addDays, addMonths } from '../time';

const daysToPay = 5;

export const pagamento = script('pagamento.php', [
  publicCall('POST', 'createBillingBankSlip', {
    body: {
      clientToken: required(text),
      billingName: text,
      billingDocument: digits,
      billingEmail: text,
      billingPhoneNumber: digits,
      period: required(id),
      firstBuy: required(bool),
    },
    run: ({ db, body, today }) => {
      const client = db.clients.find(({ identifier }) => identifier === body.clientToken);
      if (!client) throw notFound('Cliente não encontrado.');
      if (body.firstBuy !== client.newClient) {
        throw badRequest(`firstBuy precisa ser ${client.newClient} para este cliente.`);
      }
      checkForm(body)
        .required({
          billingName: 'Informe o nome completo.',
          billingDocument: 'Informe o CPF.',
          billingEmail: 'Informe o e-mail.',
          billingPhoneNumber: 'Informe o celular.',
        })
        .that(isCpf(body.billingDocument ?? ''), 'billingDocument', 'CPF inválido.')
        .that(isEmail(body.billingEmail), 'billingEmail', 'Informe um e-mail válido.')
        .phones('billingPhoneNumber')
        .that(body.period in discounts, 'period', 'Escolha um plano.')
        .end();
      if (db.invoices.find((invoice) => isOpenLicence(invoice, client))) {
        throw notPossible('Já existe um boleto em aberto para este cliente.');
      }

      const { id: invoiceId } = db.invoices.insert({
        clientId: client.id,
        serviceName: licenceService,
        periodStart: today,
        periodEnd: addMonths(today, body.period),
        dueDate: addDays(today, daysToPay),
        payDay: null,
        value: licenceTotal(client.monthlyValue, body.period),
        statusId: invoiceStatus.open,
        bankSlipUrl: '',
      });
      db.invoices.update(invoiceId, { bankSlipUrl: `https://boleto.example.com.br/licenca-${invoiceId}` });
      db.clients.update(client.id, {
        billing: {
          name: body.billingName ?? '',
          document: body.billingDocument ?? '',
          email: body.billingEmail ?? '',
          phone: body.billingPhoneNumber ?? '',
        },
      });
    },
  }),
]);
