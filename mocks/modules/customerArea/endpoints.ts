import { minPurchase, packageService, purchaseTotal } from './communicationCost';
import { creditTypes } from '../messages/enumerations';
import { isOneOf } from '../../data/enumeration';
import { keep, ofClient, wholeList } from '../../data/search';
import { invoiceStatus } from '../invoice/licence';
import type { Invoice } from '../invoice/records';
import { list, record } from '../../protocol/answers';
import { administratorCall } from '../../protocol/administratorCall';
import { script } from '../../protocol/calls';
import {
  bool,
  day,
  digits,
  id,
  moment,
  money,
  noted,
  object,
  orNull,
  required,
  text,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { notFound, notPossible } from '../../protocol/refusal';
import { addDays } from '../../time';

const daysToPay = 5;

const form = {
  typeCommunicationId: noted(id, '1 E-mail, 2 SMS'),
  amount: noted(id, `ao menos ${minPurchase}`),
};

const accountScript = script('cliente.php', [
  administratorCall('GET', 'get', {
    says: 'A conta do gabinete. Só para administradores.',
    answer: record({
      clientId: id,
      name: text,
      telephone: digits,
      mail: text,
      createdAt: moment,
      billing: noted(orNull(object({ name: text, document: digits })), 'null enquanto nada foi cobrado'),
      product: object({
        value: noted(money, 'de um mês'),
        dateStartLicense: orNull(day),
        dateEndLicense: orNull(day),
        dateExpireTrial: orNull(day),
        status: noted(bool, 'conta ativa'),
      }),
    }),
    query: { id: noted(required(id), 'o do cliente') },
    run: ({ client, query }) => {
      if (query.id !== client.id) throw notFound('Cliente não encontrado.');
      const { billing } = client;
      return {
        clientId: client.id,
        name: client.name,
        telephone: client.telephone,
        mail: client.mail,
        createdAt: client.createdAt,
        billing: billing && { name: billing.name, document: billing.document },
        product: {
          value: client.monthlyValue,
          dateStartLicense: client.dateStartLicense,
          dateEndLicense: client.dateEndLicense,
          dateExpireTrial: client.dateExpireTrial,
          status: client.status,
        },
      };
    },
  }),

  administratorCall('GET', 'get_payments', {
    says: 'As faturas e compras do gabinete, da mais nova à mais antiga. Só para administradores.',
    answer: list({
      id,
      serviceName: text,
      dueDate: day,
      payDay: orNull(day),
      value: money,
      statusId: noted(id, '1 paga, 2 em aberto'),
      statusName: text,
      bankSlipUrl: text,
    }),
    run: ({ db, clientId, today }) => {
      const newestFirst = keep(db.invoices.all(), ofClient(clientId)).reverse();
      return wholeList(
        newestFirst.map((invoice) => ({
          id: invoice.id,
          serviceName: invoice.serviceName,
          dueDate: invoice.dueDate,
          payDay: invoice.payDay,
          value: invoice.value,
          statusId: invoice.statusId,
          statusName: statusName(invoice, today),
          bankSlipUrl: invoice.bankSlipUrl,
        })),
      );
    },
  }),
]);

function statusName({ statusId, dueDate }: Invoice, today: string) {
  if (statusId === invoiceStatus.paid) return 'Paga';
  return dueDate < today ? 'Vencida' : 'Em aberto';
}

/** Credits count once the slip is paid, which never happens in the demo. */
const purchaseScript = script('buy.communication.php', [
  administratorCall('POST', 'buy', {
    says: 'Compra créditos por boleto. Só para administradores, fora do período de avaliação.',
    answer: record({ dueDate: day, amount: id, totalValue: money, url: text }),
    body: form,
    run: ({ db, client, clientId, today, body }) => {
      const { typeCommunicationId = 0, amount = 0 } = body;
      if (client.trl) throw notPossible('No período de avaliação não é possível realizar a ação.');
      checkForm(form, body)
        .that(isOneOf(creditTypes, typeCommunicationId), 'typeCommunicationId', 'Escolha o pacote.')
        .that(amount >= minPurchase, 'amount', `A quantidade mínima é ${minPurchase}.`)
        .end();
      const totalValue = purchaseTotal(typeCommunicationId, amount);
      const { id: invoiceId, dueDate } = db.invoices.insert({
        clientId,
        serviceName: packageService(typeCommunicationId),
        periodStart: today,
        periodEnd: today,
        dueDate: addDays(today, daysToPay),
        payDay: null,
        value: totalValue,
        statusId: invoiceStatus.open,
        bankSlipUrl: '',
      });
      const url = `https://boleto.example.com.br/pacote-${invoiceId}`;
      db.invoices.update(invoiceId, { bankSlipUrl: url });
      return { dueDate, amount, totalValue, url };
    },
  }),
]);

export const customerAreaScripts = [accountScript, purchaseScript];
