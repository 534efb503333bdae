import { isMobile } from '@/formats/phone';
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
  email: 25,
  address: 22,
  zip: 8,
  otherCpf: -60,
  otherBirth: -25,
  otherGeneration: -30,
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
  phones: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

const isTurned = (one: string, other: string) =>
  one.slice(0, 4) === other.slice(0, 4) &&
  one.slice(5, 7) === other.slice(8, 10) &&
  one.slice(8, 10) === other.slice(5, 7);

/** One digit apart: a slip of the hand. */
const isSlip = (one: string, other: string) =>
  [...one].filter((digit, at) => digit !== other[at]).length === 1;

/** What speaks for and against two records being of one voter; null: too little. */
export function judge(one: Known, other: Known, common: Common): Verdict | null {
  const like = nameLikeness(one.name, other.name);
  const isSameCpf = one.cpf !== '' && one.cpf === other.cpf;
  if (!like && !isSameCpf) return null;
  const phone = one.phones.find((number) => other.phones.includes(number) && !common.phones.has(number));
  // A first name alone says something only of two who answer the same telephone.
  if (like === 'first' && !phone && !isSameCpf) return null;

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
  else if (one.cpf && other.cpf) isAgainst(points.otherCpf, 'CPFs diferentes');
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
  }
  if (one.email && one.email === other.email && !common.emails.has(one.email))
    isFor(points.email, 'Mesmo e-mail');
  const isSameHouse =
    (one.address !== '' && one.address === other.address) ||
    (one.zipAndNumber !== '' && one.zipAndNumber === other.zipAndNumber);
  if (isSameHouse) isFor(points.address, 'Mesmo endereço');
  else if (one.zip && one.zip === other.zip) isFor(points.zip, 'Mesmo CEP');

  if (one.name.generation !== other.name.generation)
    isAgainst(points.otherGeneration, 'Só um é Júnior, Filho ou Neto');
  if (one.genre && other.genre && one.genre !== other.genre)
    isAgainst(points.otherGenre, 'Gêneros diferentes');
  return score >= leastScore ? { score: Math.min(100, score), reasons, against } : null;
}
