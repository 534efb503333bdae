import { plainWords } from '@/lookups/voters/alike/keys';

/* Spellings of city names. */

/** Former and colloquial names of cities, with the official one. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 'moji mirim': 'Mogi Mirim', 'moji guacu': 'Mogi Guaçu', 'moji das cruzes': 'Mogi das Cruzes' },
    ...{ embu: 'Embu das Artes', parati: 'Paraty', assu: 'Açu', 'lagoa do itaenga': 'Lagoa de Itaenga' },
    ...{ 'sao luis do paraitinga': 'São Luiz do Paraitinga', 'embu guacu': 'Embu-Guaçu' },
    ...{ piracununga: 'Pirassununga', 'sao tome das letras': 'São Thomé das Letras' },
    ...{
      biritiba: 'Biritiba Mirim',
      'dona eusebia': 'Dona Euzébia',
      'santa isabel do para': 'Santa Izabel do Pará',
    },
    ...{ 'olho dagua do borges': "Olho d'Água do Borges", itamaraca: 'Ilha de Itamaracá', bsb: 'Brasília' },
    ...{ bh: 'Belo Horizonte', poa: 'Porto Alegre', floripa: 'Florianópolis', sampa: 'São Paulo' },
  }),
);

const particles = new Set(['d', 'da', 'das', 'de', 'do', 'dos', 'e']);

/** Key of a name, the same for `Santa Bárbara d’Oeste`, `Santa Barbara do Oeste` and `STA. BARBARA DOESTE`. */
export const cityLetters = (name: string): string =>
  plainWords(name)
    .split(' ')
    .map((word) => (word === 'sta' ? 'santa' : word === 'sto' ? 'santo' : word))
    .map((word) => (/^d(?:oeste|agua|alho)$/.test(word) ? word.slice(1) : word))
    .filter((word) => !particles.has(word))
    .join('');

/** The current name of a city given by another name. */
export const currentName = (name: string): string => otherNames.get(plainWords(name)) ?? name;

/** The longest word of a name, by which a server that compares literally finds it. */
export const searchWord = (name: string): string =>
  name
    .slice(0, 100)
    .split(/[\s'’´`-]+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
    .replace(/^d(?=oeste$)/i, '');
