import { hasValidCalendar } from '../settings/calendars';
import type { Appointment } from './records';
import { addDays, atHour, hourOf } from '../../time';
import { demoLinks } from '../../seed/accounts';
import { person } from '../../seed/names';
import { mobile } from '../../seed/personalNumbers';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

const subjects = [
  'Reunião de equipe do gabinete',
  'Sessão ordinária da Câmara',
  'Audiência pública sobre o plano de mobilidade urbana',
  'Visita à UBS do Jardim Florence',
  'Café com lideranças da Vila União',
  'Reunião com a Secretaria de Educação',
  'Entrevista na rádio comunitária',
  'Visita técnica à obra da creche do Parque Oziel',
  'Encontro com mães atípicas',
  'Gabinete itinerante no Ouro Verde',
  'Reunião da Comissão de Política Social e Saúde',
  'Atendimento ao público',
  'Inauguração da praça do Jardim Eulina',
  'Plantio de árvores na Lagoa do Taquaral',
  'Reunião com a associação de comerciantes',
  'Gravação de vídeo para as redes sociais',
  'Formatura do curso de capacitação profissional',
  'Reunião com o sindicato dos professores',
  'Festa junina da comunidade São Judas',
  'Fiscalização do transporte coletivo',
  'Reunião com protetoras de animais',
  'Sessão solene: Medalha Carlos Gomes',
  'Vistoria da iluminação na Avenida John Boyd Dunlop',
  'Almoço com o Clube da Melhor Idade',
];
const locations = [
  'Câmara Municipal, plenário',
  'Gabinete, sala 14',
  'Escritório político do Cambuí',
  'UBS Jardim Florence, Rua Lasar Segall, 120',
  'Centro Comunitário da Vila União',
  'Paço Municipal, 4º andar',
  'Praça Rui Barbosa, Centro',
  'Escola Estadual Culto à Ciência',
  'Videoconferência',
  '',
];
const descriptions = [
  '',
  '',
  'Levar a ata da última reunião e a lista de presença.',
  'Confirmar presença com a assessoria até a véspera.',
  'Pauta:\n1. Demandas do bairro\n2. Emendas ao orçamento\n3. Próximos passos',
  'Trazer o relatório de atendimentos do mês. Haverá cobertura da imprensa.',
  'A comunidade pediu respostas sobre o asfalto e a linha 212. Levar o ofício respondido pela secretaria.',
];

/** Range of dates around today. */
const pastDays = 45;
const futureDays = 60;

/** A few appointments every day close to today. */
export function seedAppointments(scope: SeedScope, count: number): void {
  const { db, client } = scope;
  const random = scope.random('appointments');
  for (let index = 0; index < count; index += 1) {
    db.appointments.insert(appointment(scope, random, dayFor(scope, random, index)));
  }
  if (client.id !== 1) return;

  const today = scope.today;
  db.appointments.insert({
    ...appointment(scope, random, addDays(today, 3)),
    code: demoLinks.activeAppointment,
    isExcluded: false,
    subject: 'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
    location: 'Câmara Municipal, plenário',
    description: descriptions[4] ?? '',
    requesterName: 'Conselho Local de Saúde do Ouro Verde',
    requesterPhone: '19987651234',
  });
  db.appointments.insert({
    ...appointment(scope, random, addDays(today, 5)),
    code: demoLinks.cancelledAppointment,
    isExcluded: true,
    subject: 'Caminhada pela Lagoa do Taquaral',
    location: 'Portão 1, Avenida Doutor Heitor Penteado',
  });
}

/** Half in the past, half from today on; a fourth within a week. */
function dayFor({ today }: SeedScope, random: Random, index: number): string {
  const reach = index % 4 === 0 ? 7 : null;
  return index % 2 === 0
    ? addDays(today, random.int(0, reach ?? futureDays))
    : addDays(today, -random.int(1, reach ?? pastDays));
}

function appointment(scope: SeedScope, random: Random, day: string): Omit<Appointment, 'id'> {
  const start = random.int(14, 39) * 30;
  const end = Math.min(start + random.int(1, 6) * 30, 23 * 60 + 30);
  const participantIds = random.sample(scope.users, random.int(0, 5)).map(({ id }) => id);
  const integrate = participantIds.length > 0 && random.chance(0.6);
  const hasRequester = random.chance(0.45);
  return {
    clientId: scope.client.id,
    code: random.code(12),
    subject: random.pick(subjects),
    startDate: atHour(day, hourOf(start)),
    endDate: atHour(day, hourOf(end)),
    location: random.pick(locations),
    description: random.pick(descriptions),
    participantIds,
    integratedUserIds: integrate ? participantIds.filter((userId) => hasValidCalendar(scope.db, userId)) : [],
    requesterName: hasRequester ? person(random).name : '',
    requesterPhone: hasRequester && random.chance(0.8) ? mobile(random) : '',
    notify: participantIds.length > 0 && random.chance(0.5),
    integrate,
    isExcluded: random.chance(0.08),
  };
}
