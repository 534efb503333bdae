import { cpf } from '@mocks/seed/personalNumbers';
import { createRandom } from '@mocks/seed/random';

/*
 * Pairs of records that are hard to judge: each case is applied to each person. The label is what a clerk who knows
 * the rule would decide, never taken from the code:
 * - one: a CPF, or a name as written together with a personal phone number or the date of birth, belongs to one
 * person;
 * - ask: the records may be of one person, and only a person can tell;
 * - two: the data proves two people.
 */

export type Label = 'one' | 'ask' | 'two';

export interface LabelledRecord {
  name: string;
  nickName: string;
  cpf: string;
  birth: string;
  phone: string;
}

export interface LabelledPair {
  case: string;
  label: Label;
  one: LabelledRecord;
  other: LabelledRecord;
}

interface Actor {
  given: string;
  second: string;
  /** With its particles. */
  family: string;
  short: string;
  /** A brother's or sister's given name. */
  twin: string;
  /** A typo in the family name. */
  slip: string;
}

const people: readonly Actor[] = [
  ['José', 'Antônio', 'da Silva Moreira', 'Zé', 'João', 'da Silva Moreria'],
  ['Francisco', 'Carlos', 'de Oliveira', 'Chico', 'Fernando', 'de Olivera'],
  ['Antônio', 'Marcos', 'Pereira dos Santos', 'Toninho', 'Amauri', 'Perreira dos Santos'],
  ['Sebastião', 'Luiz', 'do Nascimento', 'Tião', 'Severino', 'do Nasciment'],
  ['Roberto', 'Paulo', 'Gonçalves', 'Beto', 'Rogério', 'Gonçalvez'],
  ['Eduardo', 'Henrique', 'de Souza Ramos', 'Edu', 'Ernesto', 'de Sousa Ramos'],
  ['Beatriz', 'Helena', 'Cavalcanti', 'Bia', 'Bárbara', 'Cavalcante'],
  ['Fernanda', 'Regina', 'dos Anjos Teixeira', 'Nanda', 'Flávia', 'dos Anjos Texeira'],
  ['Rafael', 'Augusto', 'Albuquerque', 'Rafa', 'Rafaela', 'Albuqerque'],
  ['Luís', 'Gustavo', 'da Conceição', 'Luisinho', 'Luísa', 'da Conceisão'],
  ['Daniel', 'Rodrigo', 'Figueiredo', 'Dani', 'Daniela', 'Figueredo'],
  ['Terezinha', 'Maria', 'de Jesus Barros', 'Tete', 'Tânia', 'de Jesus Baros'],
].map(([given = '', second = '', family = '', short = '', twin = '', slip = '']) => {
  return { given, second, family, short, twin, slip };
});

const withoutParticles = (name: string) => name.replace(/ (da|das|de|do|dos|e)(?= )/g, '');
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const turned = (birth: string) => birth.replace(/-(\d\d)-(\d\d)$/, '-$2-$1');

type Change = Partial<LabelledRecord>;
interface Facts extends Actor {
  whole: string;
  cpf: string;
  otherCpf: string;
  mobile: string;
  landline: string;
  birth: string;
  childBirth: string;
}

/** The two records of a case; fields not given are unknown. */
type Play = (who: Facts) => readonly [Change, Change];

const cases: readonly (readonly [string, Label, Play])[] = [
  ['the same again', 'one', ({ whole, mobile }) => [{ phone: mobile }, { name: whole, phone: mobile }]],
  [
    'capitals, accents and particles',
    'one',
    ({ whole, mobile }) => [{ phone: mobile }, { name: plain(withoutParticles(whole)), phone: mobile }],
  ],
  [
    'one without a CPF, of one birth date and telephone',
    'one',
    (who) => [
      { cpf: who.cpf, birth: who.birth, phone: who.mobile },
      { birth: who.birth, phone: who.mobile },
    ],
  ],
  [
    'one CPF, another telephone',
    'one',
    (who) => [
      { cpf: who.cpf, phone: who.mobile },
      { cpf: who.cpf, phone: who.landline },
    ],
  ],
  [
    'one CPF, another birth date',
    'one',
    (who) => [
      { cpf: who.cpf, birth: who.birth },
      { cpf: who.cpf, birth: who.childBirth },
    ],
  ],
  [
    'one CPF, day and month turned',
    'one',
    (who) => [
      { cpf: who.cpf, birth: who.birth },
      { cpf: who.cpf, birth: turned(who.birth) },
    ],
  ],
  [
    'one CPF, a nickname',
    'one',
    (who) => [{ cpf: who.cpf }, { cpf: who.cpf, name: `${who.short} ${who.family}` }],
  ],
  ['+55 before the number', 'one', ({ mobile }) => [{ phone: mobile }, { phone: `+55 ${mobile}` }]],
  [
    'Júnior and Jr.',
    'one',
    ({ whole, mobile }) => [
      { name: `${whole} Júnior`, phone: mobile },
      { name: `${whole} Jr.`, phone: mobile },
    ],
  ],

  [
    'the ninth digit is missing',
    'ask',
    ({ mobile }) => [{ phone: mobile }, { phone: mobile.replace(/^(..)9/, '$1') }],
  ],
  [
    'the ninth digit is missing, and a nickname',
    'ask',
    (who) => [
      { phone: who.mobile },
      { name: `${who.short} ${who.family}`, phone: who.mobile.replace(/^(..)9/, '$1') },
    ],
  ],
  [
    'a nickname and one mobile',
    'ask',
    (who) => [{ phone: who.mobile }, { name: `${who.short} ${who.family}`, phone: who.mobile }],
  ],
  [
    'a nickname in its field',
    'ask',
    (who) => [
      { nickName: 'Neguinho', phone: who.mobile },
      { name: `Neguinho ${who.family}`, phone: who.mobile },
    ],
  ],
  [
    'a slip in the name, one mobile',
    'ask',
    (who) => [{ phone: who.mobile }, { name: `${who.given} ${who.second} ${who.slip}`, phone: who.mobile }],
  ],
  [
    'a slip in the name, one birth date',
    'ask',
    (who) => [{ birth: who.birth }, { name: `${who.given} ${who.second} ${who.slip}`, birth: who.birth }],
  ],
  [
    'no second name, one mobile',
    'ask',
    (who) => [{ phone: who.mobile }, { name: `${who.given} ${who.family}`, phone: who.mobile }],
  ],
  [
    'no second name, one birth date',
    'ask',
    (who) => [{ birth: who.birth }, { name: `${who.given} ${who.family}`, birth: who.birth }],
  ],
  ['day and month turned', 'ask', ({ birth }) => [{ birth }, { birth: turned(birth) }]],
  [
    'one digit of the birth date',
    'ask',
    ({ birth, mobile }) => [
      { birth, phone: mobile },
      { birth: birth.replace(/0(.)$/, '1$1'), phone: mobile },
    ],
  ],
  [
    'one name and birth date, other telephones',
    'ask',
    (who) => [
      { birth: who.birth, phone: who.mobile },
      { birth: who.birth, phone: who.landline },
    ],
  ],
  [
    'a first name alone, one mobile',
    'ask',
    (who) => [{ phone: who.mobile }, { name: who.given, phone: who.mobile }],
  ],
  // Shared by a household, in which two people may have the same first name.
  [
    'two first names alone, one landline',
    'ask',
    (who) => [
      { name: who.given, phone: who.landline },
      { name: who.given, phone: who.landline },
    ],
  ],
  // The person's own mobile, with Filho omitted; or the father's, who pays for it.
  [
    'Filho left out, one mobile',
    'ask',
    (who) => [{ name: `${who.whole} Filho`, phone: who.mobile }, { phone: who.mobile }],
  ],
  [
    'Filho left out, one birth date',
    'ask',
    (who) => [
      { name: `${who.whole} Filho`, birth: who.birth, phone: who.mobile },
      { birth: who.birth, phone: who.mobile },
    ],
  ],

  [
    'CPFs differ, all else agrees',
    'two',
    (who) => [
      { cpf: who.cpf, phone: who.mobile, birth: who.birth },
      { cpf: who.otherCpf, phone: who.mobile, birth: who.birth },
    ],
  ],
  [
    'father and son of one name, by birth date',
    'two',
    (who) => [
      { birth: who.birth, phone: who.landline },
      { birth: who.childBirth, phone: who.landline },
    ],
  ],
  [
    'father and son of one name, by CPF',
    'two',
    (who) => [
      { cpf: who.cpf, phone: who.landline },
      { cpf: who.otherCpf, phone: who.landline },
    ],
  ],
  [
    'father and Filho of one landline',
    'two',
    (who) => [{ phone: who.landline }, { name: `${who.whole} Filho`, phone: who.landline }],
  ],
  [
    'Filho and Neto',
    'two',
    (who) => [
      { name: `${who.whole} Filho`, phone: who.mobile },
      { name: `${who.whole} Neto`, phone: who.mobile },
    ],
  ],
  [
    'Júnior and Sobrinho',
    'two',
    (who) => [
      { name: `${who.whole} Jr.`, phone: who.landline },
      { name: `${who.whole} Sobrinho`, phone: who.landline },
    ],
  ],
  [
    'twins',
    'two',
    (who) => [
      { birth: who.birth, phone: who.mobile },
      { name: `${who.twin} ${who.second} ${who.family}`, birth: who.birth, phone: who.mobile },
    ],
  ],
  [
    'twins without a second name',
    'two',
    (who) => [
      { name: `${who.given} ${who.family}`, birth: who.birth, phone: who.landline },
      { name: `${who.twin} ${who.family}`, birth: who.birth, phone: who.landline },
    ],
  ],
  [
    'mother and daughter of one telephone',
    'two',
    (who) => [
      { name: `Maria Aparecida ${who.family}`, birth: who.birth, phone: who.mobile },
      { name: `Maria Clara ${who.family}`, birth: who.childBirth, phone: who.mobile },
    ],
  ],
  [
    'a household’s landline',
    'two',
    (who) => [{ phone: who.landline }, { name: `Vilma ${who.family}`, phone: who.landline }],
  ],
  // +34 9… is Madrid, and not area code 34.
  [
    'a number from abroad',
    'two',
    ({ mobile }) => [{ phone: `34${mobile.slice(2)}` }, { phone: `+34 ${mobile.slice(2)}` }],
  ],
  ['one name alone', 'two', () => [{}, {}]],
];

/** Every case for every person. */
export const labelledPairs: readonly LabelledPair[] = cases.flatMap(([name, label, play], at) =>
  people.map((actor, nth): LabelledPair => {
    const random = createRandom(at * 100 + nth, 'labelled');
    const whole = `${actor.given} ${actor.second} ${actor.family}`;
    const [one, other] = play({
      ...actor,
      whole,
      cpf: cpf(random),
      otherCpf: cpf(random),
      mobile: `199${random.int(6, 9)}${random.digits(7)}`,
      landline: `193${random.digits(7)}`,
      birth: `19${random.int(40, 55)}-0${random.int(1, 5)}-0${random.int(6, 9)}`,
      childBirth: `19${random.int(70, 89)}-1${random.int(0, 2)}-2${random.int(1, 8)}`,
    });
    const blank = { name: whole, nickName: '', cpf: '', birth: '', phone: '' };
    return { case: name, label, one: { ...blank, ...one }, other: { ...blank, ...other } };
  }),
);
