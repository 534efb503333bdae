import type { Manifestation } from './records';
import { pending } from './records';
import { addDays, atHour, hourOf } from '../../time';
import { mailName, person } from '../../seed/names';
import { cpf, landline, mobile } from '../../seed/personalNumbers';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

const said: Readonly<Record<string, readonly string[]>> = {
  Elogio: [
    'Quero agradecer a atenção da equipe do gabinete itinerante no sábado. Fui muito bem recebida.',
    'A praça da Concórdia ficou linda depois da reforma. As crianças voltaram a brincar ali.',
    'Parabéns pela audiência pública sobre o transporte. Foi a primeira vez que nos ouviram de verdade.',
  ],
  Reclamação: [
    'O ônibus 212 passa lotado todos os dias às 6h40 e não para mais no ponto da escola.',
    'Há três semanas a rua está sem iluminação entre os números 300 e 420. Já liguei no 156 e nada.',
    'A UBS do bairro está sem pediatra desde o mês passado.\n\nQuem precisa é mandado ao hospital, e lá a espera passa de cinco horas.',
    'O mato do terreno ao lado da creche passa de um metro. Já encontraram escorpiões no pátio.',
  ],
  Solicitação: [
    'Peço a poda da árvore em frente à minha casa: os galhos encostam nos fios e, quando venta, saem faíscas.',
    'Gostaria de uma faixa de pedestres em frente à escola, na saída dos alunos.',
    'Preciso de ajuda para conseguir uma vaga na creche do bairro para meu filho de dois anos.',
    'Solicito o conserto do asfalto: o buraco na esquina já estourou o pneu de vários carros.',
  ],
  Sugestão: [
    'Que tal abrir a quadra da escola nos fins de semana? Os jovens do bairro não têm onde jogar.',
    'Sugiro um ecoponto perto do terminal: muita gente joga entulho no córrego por não ter para onde levar.',
  ],
  Denúncia: [
    'Uma empresa descarrega entulho de madrugada na várzea do Ribeirão das Pedras, sempre às quintas.',
    'O estacionamento do posto ocupa a calçada inteira. Cadeirantes têm de ir pela rua.',
  ],
};

const answered = [
  'Tentativa de contato por telefone, sem resposta.',
  'Conversamos por telefone. A pessoa vai mandar fotos do local.',
  'Encaminhado à Secretaria de Serviços Públicos.',
  'Ofício enviado à EMDEC, aguardando retorno.',
  'Retorno dado por e-mail. Resolvido.',
];

const places: readonly (readonly [city: string, district: string])[] = [
  ['Campinas', 'Cambuí'],
  ['Campinas', 'Barão Geraldo'],
  ['Campinas', 'Jardim Garcia'],
  ['Campinas', 'Vila Padre Anchieta'],
  ['Valinhos', 'Centro'],
  ['Paulínia', ''],
];

/** From known voters and from strangers. */
export function seedManifestations(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  const random = scope.random('manifestations');
  const voters = db.voters.filter(
    (voter) => voter.clientId === client.id && !voter.isExcluded && voter.individualRegistration !== '',
  );
  const types = Object.keys(said);
  for (let index = 0; index < count; index += 1) {
    const daysAgo = Math.floor((count - 1 - index) * 1.7);
    const createdAt = atHour(
      addDays(today, -daysAgo),
      // Today's arrived during the night: a later hour might be in the future.
      hourOf(daysAgo === 0 ? random.int(0, 5 * 60) : random.int(6 * 60, 23 * 60)),
    );
    const typeName = random.pick(types);
    const [city, district] = random.pick(places);
    // The newest three: a known voter, a stranger, and one known by telephone.
    const place = count - index;
    const later = daysAgo < 12 ? random.pick([pending, pending, 4]) : random.pick([pending, 2, 3, 3, 4]);
    const statusId = place < 4 ? pending : later;
    const isKnown = place === 2 ? false : place < 4 || random.chance(0.5);
    const voter = isKnown && voters.length > 0 ? random.pick(voters) : undefined;
    db.manifestations.insert({
      clientId: client.id,
      protocol: `${createdAt.slice(0, 4)}${String(index + 1).padStart(6, '0')}`,
      typeName,
      statusId,
      ...(voter
        ? {
            name: voter.name,
            individualRegistration: place === 3 ? '' : voter.individualRegistration,
            email: voter.email,
            telephone: voter.telephone[0]?.number ?? mobile(random),
          }
        : stranger(random)),
      city,
      district,
      description: random.pick(said[typeName] ?? []),
      createdAt,
      comments: statusId === pending ? [] : comments(random, addDays(today, -daysAgo), daysAgo - 1),
    });
  }
}

/** Not everyone leaves a CPF or an e-mail. */
function stranger(
  random: Random,
): Pick<Manifestation, 'name' | 'individualRegistration' | 'email' | 'telephone'> {
  const { name } = person(random);
  return {
    name,
    individualRegistration: random.chance(0.7) ? cpf(random) : '',
    email: random.chance(0.7) ? `${mailName(name)}${random.int(100, 999)}@correio.example` : '',
    telephone: random.chance(0.8) ? mobile(random) : landline(random),
  };
}

const comments = (random: Random, from: string, days: number) =>
  random
    .sample(answered, random.int(1, 3))
    .map((description, index) => ({
      description,
      createdAt: atHour(addDays(from, Math.min(days, index + 1)), hourOf(random.int(9 * 60, 17 * 60))),
    }))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
