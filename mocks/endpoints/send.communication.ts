import { channels, communicationCategories, isOneOf, sms } from '../enumerations';
import { activeProfile, addressedTo, creditOf, outOfCredit } from '../messages';
import { script, staffCall } from '../protocol/calls';
import { digits, id, required, text } from '../protocol/fields';
import { checkForm } from '../protocol/forms';
import { notPossible } from '../protocol/refusal';
import { findVoter } from './eleitor';
import { findTemplate } from './template.communication';

export const sendCommunication = script('send.communication.php', [
  staffCall('POST', 'create', {
    body: {
      voterId: required(id),
      typeId: id,
      categoryId: id,
      templateId: id,
      telephone: digits,
      message: text,
    },
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
      checkForm(body)
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
        .required({ message: 'Informe a mensagem.' })
        .maxLengths({ message: 1000 })
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
