import { channels, communicationCategories, sms } from './enumerations';
import { isOneOf, choicesText } from '../../data/enumeration';
import { activeProfile, addressedTo, creditOf, findTemplate, outOfCredit } from './messages';
import { record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { digits, filled, id, noted, required, textUpTo } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { notPossible } from '../../protocol/refusal';
import { findVoter } from '../voters/findVoters';

const form = {
  voterId: required(id),
  typeId: noted(filled(id, 'Escolha o canal.'), choicesText(channels)),
  categoryId: noted(filled(id, 'Escolha a categoria.'), choicesText(communicationCategories)),
  templateId: noted(
    filled(id, 'Escolha um modelo desta categoria e deste canal.'),
    'da categoria e do canal',
  ),
  telephone: noted(filled(digits, 'Escolha um telefone do eleitor.'), 'um dos números do eleitor'),
  message: filled(textUpTo(1000), 'Informe a mensagem.'),
};

export const sendingScript = script('send.communication.php', [
  staffCall('POST', 'create', {
    says: 'Envia uma mensagem a um eleitor. Um SMS pede crédito, que se debita depois em `transaction.communication.php`.',
    answer: record({ id }),
    body: form,
    run: ({ db, clientId, user, timestamp, body }) => {
      const voter = findVoter(db, clientId, body.voterId);
      const { typeId = 0, categoryId = 0, templateId = 0, telephone = '', message = '' } = body;
      if (!voter.allowCommunication) {
        throw notPossible('Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.');
      }
      if (voter.telephone.length === 0) {
        throw notPossible('Esse eleitor não têm telefone cadastrado para receber comunicação.');
      }
      if (!activeProfile(db, clientId)) {
        throw notPossible('Configure o perfil de exibição antes de utilizar essa funcionalidade.');
      }
      const template = findTemplate(db, clientId, templateId);
      checkForm(form, body)
        .that(isOneOf(communicationCategories, categoryId), 'categoryId', 'Escolha a categoria.')
        .that(isOneOf(channels, typeId), 'typeId', 'Escolha o canal.')
        .that(
          voter.telephone.some(({ number }) => number === telephone),
          'telephone',
          'Escolha um telefone do eleitor.',
        )
        .that(
          template?.typeId === typeId && template.categoryId === categoryId,
          'templateId',
          'Escolha um modelo desta categoria e deste canal.',
        )
        .end();
      if (typeId === sms && creditOf(db, clientId, sms) < 1) throw outOfCredit();

      const { id: communicationId } = db.communications.insert({
        clientId,
        voterId: voter.id,
        typeId,
        categoryId,
        templateId,
        telephone,
        message: addressedTo(voter, message),
        createdById: user.id,
        createdAt: timestamp,
      });
      return { id: communicationId };
    },
  }),
]);
