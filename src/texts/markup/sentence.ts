import { foldText } from '@/formats/text';

/* Fits a text in people's own words into a sentence of a template. */

/** A title, place or person in capitals: 'Rua Barão', 'Dona Maria'. */
const isNamed = (text: string) => /^\p{Lu}\p{L}+\s+\p{Lu}\p{Ll}/u.test(text);

/** 'UBS', 'CRAS', 'IPTU' and 'eSocial' stay as they are. */
function isAcronym(word: string) {
  const capitals = word.replace(/\P{Lu}/gu, '').length;
  return capitals > 1 || (word.length === 1 && !/[AÀEÉO]/.test(word));
}

/** Whether a word recurs within a sentence: capitalised there, it is a name. */
function comesAgain(text: string, word: string) {
  if (word.length < 3) return false;
  for (let at = text.indexOf(word, word.length); at > 0; at = text.indexOf(word, at + word.length)) {
    const isWhole = !/\p{L}/u.test(text.charAt(at + word.length));
    if (isWhole && text.charAt(at - 1) === ' ' && /[\p{L},]/u.test(text.charAt(at - 2))) return true;
  }
  return false;
}

/**
 * Lower-cases the first letter, as within a sentence, unless the first word is a name or an acronym.
 * @param names known names (a bairro, a person) with which the text may begin
 */
export function lowerFirst(text: string, names: readonly string[] = []): string {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  const folded = foldText(text.slice(0, 200));
  const isKnown = names.some((name) => name !== '' && folded.startsWith(foldText(name)));
  if (isKnown || isNamed(text) || isAcronym(word) || comesAgain(text, word)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Verbs that typically begin a request or report, which is then a sentence of its own. */
const verbs = new Set(
  [
    'é,são,está,esta,estão,estao,estava,estavam,foi,foram,há,ha,havia,tem,têm,tinha,pede,pedem,pediu,solicita',
    'solicitam,solicitou,requer,reclama,reclamam,reclamou,relata,relatam,relatou,informa,informam,informou,diz',
    'dizem,disse,quer,querem,queria,precisa,precisam,gostaria,gostariam,falta,faltam,aguarda,aguardam,espera',
    'esperam,insiste,sugere,denuncia,afirma,conta,fica,ficou,ficam,continua,continuam,vai,vão,vem,vêm,pode,podem',
    'deve,devem,faz,fazem,existe,existem,mora,moram,peço,solicito,quero,preciso,moro,tenho,estou,venho,queimou',
    'caiu,quebrou,entupiu,vazou,parou',
  ].flatMap((line) => line.split(',')),
);

const longest = 160;

/** Abbreviations whose full stop ends no sentence: 'Av. Brasil', 'n. 10'. */
const shortened = /(?<!\p{L})(?:n|av|r|pça|jd|pq|dr|dra|sr|sra|prof|profa|km|tel|art)\./giu;

/** Whether a text is a single phrase, e.g. 'lâmpada queimada na praça', that fits within a sentence. */
export function isPhrase(text: string): boolean {
  const plain = withoutStop(text);
  if (plain.length > longest || /[\n.;:!?…]/.test(plain.replace(shortened, ''))) return false;
  const words = plain
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]/u);
  return !words.some((word) => verbs.has(word));
}

/** Without its final full stop, since the sentence has one. */
export function withoutStop(text: string): string {
  let end = text.length;
  while (/[\s.…]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
