import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';
import { addDays } from '../../time';
import { unanswered } from './endpoints';

type Question = readonly [question: string, ...options: string[]];

const questions: readonly Question[] = [
  [
    'Qual deve ser a prioridade do mandato no {bairro} neste semestre?',
    'Creche',
    'Posto de saúde',
    'Asfalto',
    'Iluminação',
  ],
  ['Você usa o transporte público no {bairro}?', 'Todos os dias', 'Às vezes', 'Nunca'],
  ['Como você avalia a coleta de lixo no {bairro}?', 'Ótima', 'Boa', 'Regular', 'Ruim', 'Péssima'],
  ['O centro de saúde do {bairro} deve abrir aos sábados?', 'Sim', 'Não'],
  [
    'Em que horário deve ser a reunião de moradores do {bairro}?',
    'Manhã',
    'Tarde',
    'Noite',
    'Sábado de manhã',
  ],
  [
    'O que falta na praça do {bairro}?',
    'Brinquedos',
    'Academia ao ar livre',
    'Bancos e sombra',
    'Iluminação',
    'Nada',
  ],
  ['Você se sente seguro ao voltar para casa à noite no {bairro}?', 'Sim', 'Às vezes', 'Não'],
  ['A Rua 13 de Maio deve ser só para pedestres aos domingos?', 'Sim', 'Não', 'Só nos feriados'],
  [
    'Por onde você acompanha o trabalho do mandato?',
    'WhatsApp',
    'Instagram',
    'Informativo impresso',
    'Reuniões',
    'Não acompanho',
  ],
  ['A feira do {bairro} deve mudar para o domingo?', 'Sim', 'Não', 'Tanto faz'],
];
const districts = ['Cambuí', 'Taquaral', 'Ouro Verde', 'Parque Oziel', 'Jardim Eulina', 'Jardim Florence'];
const thanks = [
  'Obrigado por participar! A sua opinião orienta o nosso trabalho.',
  'Obrigada! Divulgaremos o resultado aqui e nas redes do mandato.',
  '',
];

/** At the form's maximum lengths. */
const longest: Question = [
  'Pensando na sua família, na sua rua e no dinheiro que a cidade tem para investir no ano que vem, qual destas obras deve vir primeiro no orçamento participativo do Ouro Verde e dos bairros vizinhos?',
  'Creche em tempo integral no Jardim das Bandeiras',
  'Posto de saúde 24 horas com pediatra e farmácia',
  'Asfalto, calçadas e galerias nas ruas de terra',
  'Ciclovia do terminal até o distrito industrial',
  'Quadra coberta e vestiários na praça de esportes',
  'Nenhuma destas: prefiro que se pague a dívida',
];

/** Weights per hour and per weekday. */
const hours = [2, 1, 0, 0, 0, 1, 4, 10, 14, 13, 12, 16, 26, 22, 13, 12, 14, 20, 30, 36, 34, 26, 14, 6];
const days = [12, 20, 18, 17, 16, 14, 9];
const popularity = [9, 6, 4, 3, 2, 1];

/** Days until closing, and votes. */
const newest: readonly (readonly [closesIn: number, votes: number, question?: Question])[] = [
  [20, 0],
  [12, 3000, longest],
  [5, 1],
  [0, 412],
  [-1, 96],
  [-6, 0],
];

/** The newest are open, one with many votes and one with none. */
export function seedPolls(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  const random = scope.random('polls');
  for (let index = 0; index < count; index += 1) {
    const fromNewest = count - 1 - index;
    const [closesIn, votes, special] = newest[fromNewest] ?? [-9 * fromNewest, random.int(3, 480)];
    const [question, ...options] = special ?? random.pick(questions);
    db.polls.insert({
      clientId: client.id,
      identifier: random.code(12),
      question: question.replace('{bairro}', random.pick(districts)),
      // The most visible poll has a thank-you message.
      thanksText: fromNewest === 0 ? (thanks[0] ?? '') : random.pick(thanks),
      endDate: addDays(today, closesIn),
      color: random.int(1, 13),
      options: options.map((op, place) => ({ id: place + 1, op })),
      ...answered(random, options.length, votes),
    });
  }
}

function answered(random: Random, options: number, votes: number) {
  const counts = unanswered(options);
  const favourite = random.sample(popularity.slice(0, options), options);
  for (let vote = 0; vote < votes; vote += 1) {
    add(counts.answers, weighted(random, favourite));
    add(counts.weekDay, weighted(random, days));
    add(counts.hour, weighted(random, hours));
  }
  return counts;
}

const add = (counts: number[], place: number) => {
  counts[place] = (counts[place] ?? 0) + 1;
};

/** Index drawn by weight. */
function weighted(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
