import { minPurchase, purchaseTotal } from './communicationCost';
import { creditTypes } from '../messages/enumerations';
import { isOneOf } from '../../data/enumeration';
import { invoiceStatus } from '../invoice/licence';
import { record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { day, id, money, noted, text } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { notPossible } from '../../protocol/refusal';
import { demandAdministrator } from '../../protocol/rules';
import { addDays } from '../../time';

const daysToPay = 5;

const form = {
  typeCommunicationId: noted(id, '1 E-mail, 2 SMS'),
  amount: noted(id, `ao menos ${minPurchase}`),
};

/** Credits are sold here by bank slip; they count once it is paid, which nobody does in the demonstration. */
const purchaseScript = script('buy.communication.php', [
  staffCall('POST', 'buy', {
    says: 'Compra créditos por boleto. Só para administradores, fora do período de avaliação.',
    answer: record({ dueDate: day, amount: id, totalValue: money, url: text }),
    body: form,
    run: ({ db, client, clientId, user, today, body }) => {
      demandAdministrator(user);
      const { typeCommunicationId = 0, amount = 0 } = body;
      if (client.trl) throw notPossible('No período de avaliação não é possível realizar a ação.');
      checkForm(form, body)
        .that(isOneOf(creditTypes, typeCommunicationId), 'typeCommunicationId', 'Escolha o pacote.')
        .that(amount >= minPurchase, 'amount', `A quantidade mínima é ${minPurchase}.`)
        .end();
      const totalValue = purchaseTotal(typeCommunicationId, amount);
      const { id: invoiceId, dueDate } = db.invoices.insert({
        clientId,
        serviceName: `Pacote de ${creditTypes[typeCommunicationId]}`,
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

export const customerAreaScripts = [purchaseScript];
