import { discounts, invoiceStatus, isOpenLicence, licenceService, licenceTotal } from './licence';
import { nothing, record } from '../../protocol/answers';
import { publicCall, script } from '../../protocol/calls';
import {
  bool,
  day,
  digits,
  filled,
  id,
  money,
  noted,
  object,
  orNull,
  phone,
  required,
  text,
} from '../../protocol/fields';
import { checkForm, isEmail } from '../../protocol/forms';
import { badRequest, notFound, notPossible } from '../../protocol/refusal';
import { isCpf } from '../../seed/personalNumbers';
import { addDays, addMonths } from '../../time';

const daysToPay = 5;

const billingForm = {
  clientToken: noted(required(text), 'o identificador do cliente'),
  billingName: filled(text, 'Informe o nome completo.'),
  billingDocument: noted(filled(digits, 'Informe o CPF.'), 'CPF'),
  billingEmail: filled(text, 'Informe o e-mail.'),
  billingPhoneNumber: filled(phone, 'Informe o celular.'),
  period: noted(required(id), 'meses: 1, 3, 6 ou 12'),
  firstBuy: noted(required(bool), 'igual a newClient'),
};

const clientScript = script('cliente.php', [
  publicCall('GET', 'getByIdentifier', {
    says: 'O cliente das páginas de fatura, com a fatura em aberto, se houver.',
    answer: record({
      clientId: id,
      clientName: text,
      clientStatus: bool,
      identifier: text,
      value: noted(money, 'de um mês'),
      newClient: noted(bool, 'nunca pagou'),
      openInvoice: orNull(
        object({ id, periodStart: day, periodEnd: day, dueDate: day, value: money, bankSlipUrl: text }),
      ),
      inputBillingName: orNull(text),
      inputBillingDocument: orNull(digits),
      inputBillingEmail: orNull(text),
      inputBillingPhoneNumber: orNull(digits),
    }),
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

const paymentScript = script('pagamento.php', [
  publicCall('POST', 'createBillingBankSlip', {
    says: 'Emite o boleto da licença; a fatura se lê depois em `cliente.php`.',
    answer: nothing,
    body: billingForm,
    run: ({ db, body, today }) => {
      const client = db.clients.find(({ identifier }) => identifier === body.clientToken);
      if (!client) throw notFound('Cliente não encontrado.');
      if (body.firstBuy !== client.newClient) {
        throw badRequest(`firstBuy precisa ser ${client.newClient} para este cliente.`);
      }
      checkForm(billingForm, body)
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

export const invoiceScripts = [clientScript, paymentScript];
