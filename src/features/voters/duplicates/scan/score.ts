import { isMobile } from '@/formats/phone';
import { whyNotNamesake } from '../../alike/generation';
import { isSlip, isTurned, whyApart } from '../../alike/identity';
import { lineKey } from '../../alike/keys';
import type { Known } from './known';
import { nameLikeness, type NameLikeness } from './names';

/* How likely two records are of one voter, in points. */

/** A pair with fewer points is not shown. */
const leastScore = 50;

const names: Readonly<Record<NameLikeness, { points: number; words: string }>> = {
  same: { points: 40, words: 'Mesmo nome' },
  spelling: { points: 38, words: 'Nome com outra grafia' },
  swapped: { points: 34, words: 'Nome em outra ordem' },
  typo: { points: 32, words: 'Nome com erro de digitação' },
  abbreviated: { points: 32, words: 'Nome abreviado' },
  added: { points: 28, words: 'Nome com um sobrenome a mais' },
  nickname: { points: 26, words: 'Apelido no lugar do nome' },
  married: { points: 22, words: 'Mesmos prenomes, outro sobrenome' },
  first: { points: 22, words: 'Mesmo primeiro nome' },
};

const points = {
  cpf: 70,
  birth: 40,
  turnedBirth: 30,
  phone: 30,
  line: 28,
  email: 25,
  address: 22,
  zip: 8,
  otherBirth: -25,
  otherGeneration: -30,
  // A mobile is one person's, and a Júnior is often left out.
  leftOutGeneration: -20,
  otherGenre: -15,
  otherName: -10,
};

export interface Verdict {
  score: number;
  reasons: string[];
  against: string[];
}

/** What so many have in common says nothing of two of them. */
export interface Common {
  /** Telephones without the ninth digit. */
  lines: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

/** What speaks for and against two records being of one voter; null: too little. */
export function judge(one: Known, other: Known, common: Common): Verdict | null {
  const like = nameLikeness(one.name, other.name);
  const isSameCpf = one.cpf !== '' && one.cpf === other.cpf;
  // A birth date that a slip of the hand explains is shown, for a person to decide.
  const isSlippedBirth =
    one.birth !== '' &&
    other.birth !== '' &&
    (isTurned(one.birth, other.birth) || isSlip(one.birth, other.birth));
  const apart = whyApart(one, other);
  if (apart && !(apart === 'Datas de nascimento diferentes' && isSlippedBirth)) return null;
  if (!like && !isSameCpf) return null;
  const line = one.lines.find((number) => other.lines.includes(number) && !common.lines.has(number));
  const phone =
    line && one.phones.find((number) => lineKey(number) === line && other.phones.includes(number));
  // A first name alone says something only of two who answer the same telephone.
  if (like === 'first' && !line && !isSameCpf) return null;

  let score = like ? names[like].points : 0;
  const reasons: string[] = [];
  const against: string[] = [];
  const isFor = (gained: number, reason?: string) => {
    score += gained;
    if (reason) reasons.push(reason);
  };
  const isAgainst = (lost: number, reason: string) => {
    score += lost;
    against.push(reason);
  };

  if (isSameCpf) isFor(points.cpf, 'Mesmo CPF');
  if (!like) isAgainst(points.otherName, 'Nomes diferentes');

  const isSameBirth = one.birth !== '' && one.birth === other.birth;
  if (like === 'same' && isSameBirth) reasons.push('Mesmo nome e data de nascimento');
  else if (like && !(like === 'first' && phone)) reasons.push(names[like].words);
  if (isSameBirth) isFor(points.birth, like === 'same' ? undefined : 'Mesma data de nascimento');
  else if (one.birth && other.birth) {
    if (isTurned(one.birth, other.birth)) isFor(points.turnedBirth, 'Dia e mês do nascimento trocados');
    else if (isSlip(one.birth, other.birth)) reasons.push('Nascimento com um algarismo diferente');
    else isAgainst(points.otherBirth, 'Datas de nascimento diferentes');
  }

  if (phone) {
    const word = isMobile(phone) ? 'celular' : 'telefone';
    isFor(points.phone, like === 'first' ? `Mesmo ${word} e primeiro nome` : `Mesmo ${word}`);
  } else if (line) isFor(points.line, 'Pode ser o mesmo telefone: só muda o nono dígito');
  if (one.email && one.email === other.email && !common.emails.has(one.email))
    isFor(points.email, 'Mesmo e-mail');
  const isSameHouse =
    (one.address !== '' && one.address === other.address) ||
    (one.zipAndNumber !== '' && one.zipAndNumber === other.zipAndNumber);
  if (isSameHouse) isFor(points.address, 'Mesmo endereço');
  else if (one.zip && one.zip === other.zip) isFor(points.zip, 'Mesmo CEP');

  const namesake = whyNotNamesake(one.name, other.name);
  if (namesake) {
    const isLeftOut = one.name.generation === '' || other.name.generation === '';
    isAgainst(isLeftOut && isMobile(phone) ? points.leftOutGeneration : points.otherGeneration, namesake);
  }
  if (one.genre && other.genre && one.genre !== other.genre)
    isAgainst(points.otherGenre, 'Gêneros diferentes');
  return score >= leastScore ? { score: Math.min(100, score), reasons, against } : null;
}
