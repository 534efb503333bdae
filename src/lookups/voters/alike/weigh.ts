import { phoneWords, type Evidence } from './evidence';
import { isMobileKey } from './keys';
import type { NameLikeness } from './names';

/* How likely two records are of one person, in points, with the reasons in words. */

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
  mother: 25,
  address: 22,
  zip: 8,
  otherBirth: -25,
  otherGeneration: -30,
  // A mobile number belongs to one person, and the suffix Júnior is often omitted.
  leftOutGeneration: -20,
  otherGenre: -15,
  otherName: -10,
};

const cpfOfOther = 'Um dos dois pode levar o CPF do outro';

export interface Weighed {
  /** In Portuguese: arguments for one person, and against. */
  reasons: string[];
  against: string[];
  score: number;
}

/** The points and wording of each agreement and difference. */
export function weigh(seen: Evidence): Weighed {
  const { like, birth, phone, namesake } = seen;
  let score = like ? names[like].points : points.otherName;
  const reasons: string[] = [];
  const against: string[] = [];
  const add = (isSo: boolean, gained: number, reason?: string) => {
    if (!isSo) return;
    score += gained;
    if (reason) (gained < 0 ? against : reasons).push(reason);
  };
  const isFirstOfPhone = like === 'first' && phone?.isWhole === true;
  const isNameAndBirth = like === 'same' && birth === 'same';

  add(seen.isSameCpf, points.cpf, 'Mesmo CPF');
  if (!like) against.push('Nomes diferentes');
  else if (!isFirstOfPhone && !isNameAndBirth) reasons.push(names[like].words);
  if (isNameAndBirth) reasons.push('Mesmo nome e data de nascimento');
  add(birth === 'same', points.birth, isNameAndBirth ? undefined : 'Mesma data de nascimento');
  add(birth === 'turned', points.turnedBirth, 'Dia e mês do nascimento trocados');
  add(birth === 'slip', 0, 'Nascimento com um algarismo diferente');
  add(birth === 'other', points.otherBirth, 'Datas de nascimento diferentes');
  if (phone) {
    const words = phoneWords(phone);
    add(
      true,
      phone.isWhole ? points.phone : points.line,
      isFirstOfPhone ? `${words} e primeiro nome` : words,
    );
  }
  add(seen.isSameEmail, points.email, 'Mesmo e-mail');
  add(seen.isSameMother === true, points.mother, 'Mesma mãe');
  if (seen.isSameHouse) add(true, points.address, 'Mesmo endereço');
  else add(seen.isSameZip, points.zip, 'Mesmo CEP');
  if (namesake) {
    const isOften = phone?.isWhole === true && isMobileKey(phone.number);
    add(true, isOften ? points.leftOutGeneration : points.otherGeneration, namesake);
  }
  add(seen.isOtherGenre, points.otherGenre, 'Gêneros diferentes');
  if (seen.isSameCpf && (namesake || !like)) against.push(cpfOfOther);
  return { score, reasons, against };
}
