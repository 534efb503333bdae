import type { SeedScope } from '../../seed/scope';
import { addDays, atHour } from '../../time';
import { email, sms, status } from './enumerations';
import type { NamedValue } from './records';
import { endOf } from './sending';

interface Message {
  name: string;
  typeId: number;
  parts: NamedValue<string>[];
}

const letter = (name: string, subject: string, content: string): Message => ({
  name,
  typeId: email,
  parts: [
    { name: 'subject', value: subject },
    { name: 'greeting', value: 'Olá!' },
    { name: 'content', value: content },
    { name: 'signature', value: 'Um abraço,\nEquipe do gabinete' },
  ],
});

const note = (name: string, content: string): Message => ({
  name,
  typeId: sms,
  parts: [{ name: 'content', value: content }],
});

/** `{dia}` and `{mes}` are the sending date's. */
const messages: readonly Message[] = [
  letter(
    'Informativo de {mes}',
    'O que o mandato fez em {mes}',
    'Foram três projetos apresentados e dezenas de pedidos encaminhados à prefeitura.\n\nO resumo está no nosso site. Responda a este e-mail se quiser saber de um pedido seu.',
  ),
  note(
    'Mutirão da saúde, {dia}',
    'Sábado tem mutirão de saúde na UBS do seu bairro, das 8h às 13h. Leve o cartão SUS.',
  ),
  letter(
    'Convite: audiência pública, {dia}',
    'Audiência pública sobre o transporte coletivo',
    'Vamos discutir as linhas e os horários de ônibus com a secretaria de transportes.\n\nA entrada é livre, e a sua opinião conta.',
  ),
  note('Vacinação, {dia}', 'A campanha de vacinação começou. Procure a unidade mais próxima.'),
  letter(
    'Prestação de contas, {mes}',
    'Onde o mandato aplicou cada real',
    'As despesas do gabinete estão publicadas, uma a uma, no portal da transparência.\n\nQualquer dúvida, é só escrever.',
  ),
  note(
    'Reunião de bairro, {dia}',
    'Reunião de moradores na quinta-feira, às 19h, no salão da igreja. Venha e traga um vizinho.',
  ),
  letter(
    'Volta às aulas, {mes}',
    'Matrículas, transporte e material escolar',
    'Reunimos em uma página os prazos e os documentos para a volta às aulas.\n\nSe faltar vaga perto de casa, procure o gabinete.',
  ),
  note(
    'Dia do idoso, {dia}',
    'Oficinas e exames gratuitos no centro de convivência, na sexta-feira, a partir das 9h.',
  ),
];

const months =
  'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(',');

const dated = (text: string, day: string) =>
  text
    .replaceAll('{mes}', months[Number(day.slice(5, 7)) - 1] ?? '')
    .replaceAll('{dia}', `${day.slice(8)}/${day.slice(5, 7)}`);

/** Days from today, hour, status; optionally more recipients than credits. */
const newest: readonly (readonly [days: number, hour: string, statusId: number, totalVoters?: number])[] = [
  [9, '18:30', status.waiting],
  [6, '10:00', status.waiting, 900],
  [4, '09:00', status.waiting],
  [2, '14:00', status.cancelled],
  [1, '08:30', status.waiting],
  [-1, '22:00', status.sending],
  [-9, '10:30', status.withoutBalance, 1800],
  [-16, '09:00', status.partlyDone],
  [-23, '11:00', status.cancelled],
];

/** Some scheduled, one in progress, years of finished ones. */
export function seedCampaigns(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('campaigns');
  const groups = db.voterGroups.filter(({ clientId }) => clientId === client.id);
  for (let index = count - 1; index >= 0; index -= 1) {
    const [days, hour, statusId, asked] = newest[index] ?? [
      -30 - (index - newest.length) * 16,
      random.pick(['08:30', '10:00', '14:30', '18:00']),
      status.done,
    ];
    const day = addDays(today, days);
    const { name, typeId, parts } = messages[index % messages.length] as Message;
    const dateSend = atHour(day, hour);
    const totalVoters = asked ?? random.int(20, typeId === sms ? 60 : 220);
    const channel =
      typeId === email
        ? [{ name: 'withEmail', value: true }]
        : [
            { name: 'withTelephone', value: true },
            { name: 'telephoneTypeId', value: 2 },
          ];
    const group = groups.length > 0 && random.chance(0.4) ? random.pick(groups) : null;
    const hasBegun = statusId === status.done || statusId === status.partlyDone;
    db.campaigns.insert({
      clientId: client.id,
      name: dated(name, day),
      typeId,
      totalVoters,
      dateSend,
      // The one in progress lasts all day.
      endsAt:
        statusId === status.sending ? `${today} 23:59:59` : hasBegun ? endOf(dateSend, totalVoters) : null,
      statusId,
      message: parts.map((part) => ({ name: part.name, value: dated(part.value, day) })),
      filters: [...channel, ...(group ? [{ name: 'groupsId', value: [group.id] }] : [])],
      createdById: random.pick(users).id,
    });
  }
}
