import { addDays, atHour, hourOf } from '../../time';
import { person } from '../../seed/names';
import { landline, mobile } from '../../seed/personalNumbers';
import type { SeedScope } from '../../seed/scope';

const subjects = [
  'Quer agendar uma visita da vereadora à escola do bairro.',
  'Pediu retorno sobre a poda das árvores da rua.',
  'Reclamação sobre a falta de médico na UBS.\nJá ligou duas vezes na ouvidoria, sem resposta.',
  'Convite para a festa da padroeira no domingo.',
  'Dúvida sobre vaga em creche.',
  'Imprensa: solicita entrevista sobre o projeto de lei da acessibilidade.',
  'Assessoria do deputado pede confirmação da reunião.',
  'Agradecimento pelo atendimento no gabinete itinerante.',
  'Denúncia de descarte irregular de entulho.',
  'Associação de moradores quer discutir a linha de ônibus 212.',
  'Solicita segunda via do ofício enviado à EMDEC.',
  'Fornecedor da gráfica, confirmar entrega dos informativos.',
  'Pergunta sobre o andamento do pedido de iluminação.',
  'Cerimonial da prefeitura: convite para a inauguração da ponte.',
];
const callers = [
  'Associação Comercial e Industrial',
  'EPTV Jornalismo',
  'Gráfica São João',
  'Paróquia Nossa Senhora Aparecida',
];

/** The newest calls are still open. */
export function seedCalls(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('calls');
  for (let index = 0; index < count; index += 1) {
    const daysAgo = 1 + Math.floor((count - 1 - index) * 0.8);
    db.calls.insert({
      clientId: client.id,
      name: random.chance(0.15) ? random.pick(callers) : person(random).name,
      telephone: random.chance(0.1) ? '' : random.chance(0.75) ? mobile(random) : landline(random),
      subject: random.pick(subjects),
      createdAt: atHour(addDays(today, -daysAgo), hourOf(random.int(8 * 60, 9 * 60 + 40))),
      createdById: random.pick(users).id,
      userWantedId: random.chance(0.25) ? 0 : random.pick(users).id,
      statusId: daysAgo > 20 ? random.pick([3, 3, 3, 2]) : random.pick([1, 1, 2, 3]),
    });
  }
}
