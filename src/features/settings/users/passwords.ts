/*
 * Rough password strength, and a generator. zxcvbn would cost 400 kB for a hint; the API decides what is
 * valid.
 */

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const words = ['senha', 'password', 'tribuna', 'gabinete', 'mudar', 'brasil'];

export type Strength = 'weak' | 'fair' | 'strong';

/** Characters left after removing keyboard runs, known words and repetitions. */
function unforeseen(password: string): string {
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, '');
  for (const run of runs) {
    for (let start = 0; start + 4 <= run.length; start += 1)
      rest = rest.replaceAll(run.slice(start, start + 4), '');
  }
  return rest.replace(/(.)\1{2,}/g, '$1');
}

/** `forbidden`: public facts about the user, such as name and e-mail. */
export function strengthOf(password: string, forbidden: readonly string[] = []): Strength {
  const known = forbidden
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]/u))
    .filter(({ length }) => length > 3);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), unforeseen(password));
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (password.length < 8 || rest.length < 6) return 'weak';
  if (rest.length >= 16 || (rest.length >= 12 && variety >= 3)) return 'strong';
  return variety >= 2 || rest.length >= 12 ? 'fair' : 'weak';
}

/** Without look-alikes: 0 O, 1 l I. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%+=?'];
const generatedLength = 14;

/** Uniform random integer below `end`. */
function randomBelow(end: number): number {
  const limit = Math.floor(256 / end) * end;
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return byte % end;
  }
}

const pick = (letters: string) => letters.charAt(randomBelow(letters.length));

/** A random password, easy to read out, with each kind of character. */
export function generatePassword(): string {
  const all = alphabets.join('');
  const letters = alphabets.map(pick);
  while (letters.length < generatedLength) letters.push(pick(all));
  for (let place = letters.length - 1; place > 0; place -= 1) {
    const other = randomBelow(place + 1);
    [letters[place], letters[other]] = [letters[other] ?? '', letters[place] ?? ''];
  }
  return letters.join('');
}
