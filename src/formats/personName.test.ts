import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  borneName,
  calledAs,
  callName,
  familyName,
  generationOf,
  isTitle,
  nameInCase,
  socialName,
  withoutTitles,
  writtenName,
} from './personName';

describe('what somebody is called by', () => {
  it.each([
    ['Ana Maria Braga', 'Ana'],
    ['  ana   maria ', 'Ana'],
    ['MARIA DAS DORES', 'Maria'],
    ['ÍTALO ÂNGELO', 'Ítalo'],
    ['Dr. Otoniel Brandt', 'Otoniel'],
    ['DR OTONIEL', 'Otoniel'],
    ['Dra Ana', 'Ana'],
    ['Dr(a). Ivone', 'Ivone'],
    ['Profª. Drª. Célia Reis', 'Célia'],
    ['Prof.Dr. Célio', 'Célio'],
    ['Prof/Dr Célio', 'Célio'],
    ['Pr. João', 'João'],
    ['Pe. Anselmo', 'Anselmo'],
    ['D. Lila', 'Lila'],
    ['Dona Lila', 'Lila'],
    ['Seu Zé', 'Zé'],
    ['Sr. e Sra. Souza', 'Souza'],
    ['Srta. Bia', 'Bia'],
    ['Pastor Elias', 'Elias'],
    ['Vereador Paulinho da Feira', 'Paulinho'],
    ['Ex-Vereadora Rute', 'Rute'],
    ['Exmo. Sr. Dep. Caio', 'Caio'],
    ['Sgt. Bento', 'Bento'],
    ['J. Carlos Souza', 'Carlos'],
    ['J.C. Souza', 'Souza'],
    ['M Aparecida', 'Aparecida'],
    ['Da Silva', 'Silva'],
    ['(Ana) Maria', 'Ana'],
    ['"Ana", a da feira', 'Ana'],
    ['Maria, mãe do João', 'Maria'],
    ["SANT'ANNA", "Sant'Anna"],
    ['ANNA-MARIA SOUZA', 'Anna-Maria'],
    ["D'Ávila Souza", "D'Ávila"],
    ['McDonald Reis', 'McDonald'],
    ['DJ Bob', 'DJ'],
    ['Tia Lu', 'Tia Lu'],
    ['Tia', 'Tia'],
    ['Tia 2', 'Tia'],
    ['Ana. Maria', 'Ana'],
    ['J.C Souza', 'Souza'],
    ['J..C. Souza', 'Souza'],
    ['Jo.C. Souza', 'Jo.C'],
    ['J.Carlos Souza', 'J.Carlos'],
    ['Dr(as). Ivone', 'Ivone'],
    ['Vó Nena', 'Vó Nena'],
    ['Dorothéa', 'Dorothéa'],
    ['Drica', 'Drica'],
    ['Priscila', 'Priscila'],
    ['Pedro', 'Pedro'],
    ['Seu', ''],
    ['Dr.', ''],
    ['Pastor', ''],
    ['A. B.', ''],
    ['E', ''],
    ['ana@correio.example', ''],
    ['1234', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (name, called) => {
    expect(callName(name)).toBe(called);
  });
});

describe('a name in its capitals', () => {
  it.each([
    ['MARIA DAS DORES', 'Maria das Dores'],
    ['maria das dores', 'Maria das Dores'],
    ['Maria Das Dores E Silva', 'Maria das Dores e Silva'],
    ["IVONE SANT'ANNA D'ÁVILA", "Ivone Sant'Anna d'Ávila"],
    ['IVONE D’ÁVILA', 'Ivone d’Ávila'],
    ["Hércules D'Ávila Antunes", "Hércules D'Ávila Antunes"],
    ['JOÃO PAULO II', 'João Paulo II'],
    ['CIRO VALADARES NETO', 'Ciro Valadares Neto'],
    ['J. P. SOUZA JR', 'J. P. Souza Jr'],
    ['DJ BOB', 'DJ Bob'],
    ['BRTS REIS', 'Brts Reis'],
    ['ßa reis', 'ßa Reis'],
    ["D'ÁVILA REIS", "D'Ávila Reis"],
    ["ANA SANT'D'ÁVILA", "Ana Sant'D'Ávila"],
    ["ANA ED'ÁVILA DE'ÁVILA D-ÁVILA", "Ana Ed'Ávila De'Ávila D-Ávila"],
    ['Ana McDonald', 'Ana McDonald'],
    ['Ana van Dijk', 'Ana van Dijk'],
    ['ana Souza', 'Ana Souza'],
    ['Ana SOUZA', 'Ana Souza'],
    ['Da Silva', 'Da Silva'],
    ['  Ana   Lima ', 'Ana Lima'],
    ['', ''],
  ])('%j is %j', (name, mended) => {
    expect(nameInCase(name)).toBe(mended);
  });

  it('has no titles where it stands after a treatment', () => {
    expect(withoutTitles('DR. OTONIEL BRANDT')).toBe('Otoniel Brandt');
    expect(withoutTitles('Profa. Dra. Célia dos Reis')).toBe('Célia dos Reis');
    expect(withoutTitles('Ana Lima')).toBe('Ana Lima');
    expect(withoutTitles('Dr.')).toBe('');
  });
});

describe('the name of a family', () => {
  it.each([
    ['Ana Lima', 'Lima', ''],
    ['ANA DA SILVA', 'da Silva', ''],
    ['Carlos Souza Filho', 'Souza', 'Filho'],
    ['João Souza e Silva Jr.', 'Silva', 'Jr.'],
    ['Pedro Dias Neto', 'Dias', 'Neto'],
    ['Ana', '', ''],
    ['Dr. Ana', '', ''],
    ['João Paulo II', 'Paulo', 'II'],
    ['ana lima', 'Lima', ''],
    ['Pedro Neto', '', ''],
    ['J. Neto', '', ''],
    ['Da Silva', '', ''],
    ['Ana da - Silva', 'da Silva', ''],
    ['Ana Lima (vizinha)', 'Vizinha', ''],
  ])('of %j is %j, %j', (name, family, generation) => {
    expect(familyName(name)).toBe(family);
    expect(generationOf(name)).toBe(generation);
  });
});

it.each([
  ['Dr.', true],
  ['Dr/a', true],
  ['Dr/x', false],
  ['Ana', false],
  ['—', false],
  ['', false],
])('%j is a title: %s', (word, isOne) => expect(isTitle(word)).toBe(isOne));

describe('the name that somebody bears', () => {
  const joao = { name: 'JOÃO CARLOS DE LIMA', nickName: '', note: '' };
  const noted = { ...joao, nickName: 'Lua', note: 'Vem às sextas.\nNome social: Luana Ribeiro.' };
  const marked = { ...joao, nickName: 'Luana', note: 'usa o nome social' };
  const vone = { name: "Ivone Sant'Anna d'Ávila", nickName: 'Vone do Posto', note: '' };

  it('is the nome social first, then the nickname, where they are chosen', () => {
    expect(['record', 'social', 'called'].map((choice) => borneName(noted, choice as 'social'))).toEqual([
      'JOÃO CARLOS DE LIMA',
      'Luana Ribeiro',
      'Luana Ribeiro',
    ]);
    expect(socialName(marked)).toBe('Luana');
    expect(socialName({ ...marked, nickName: ' Luana ' })).toBe('Luana');
    expect(socialName({ ...noted, note: 'Nome social: Dra. Luana R. Ribeiro.' })).toBe(
      'Dra. Luana R. Ribeiro',
    );
    expect(socialName({ ...noted, note: 'Nome social: Luana -' })).toBe('Luana');
    expect(socialName({ ...noted, social: 'Lu' })).toBe('Lu');
    expect(socialName({ ...noted, social: '' })).toBe('');
    expect(borneName({ ...vone, nickName: ' Vone ' }, 'called')).toBe('Vone');
    expect(borneName({ name: 'Ana' }, 'called')).toBe('Ana');
    expect([noted, { ...vone, nickName: ' Vone ' }, joao, { name: 'Ana' }].map(calledAs)).toEqual([
      ...['Luana Ribeiro', 'Vone', '', ''],
    ]);
    expect(borneName(vone, 'social')).toBe("Ivone Sant'Anna d'Ávila");
    expect(borneName(vone, 'called')).toBe('Vone do Posto');
    expect(borneName({ ...vone, nickName: 'Dra.' }, 'called')).toBe("Ivone Sant'Anna d'Ávila");
    expect(borneName(joao, 'called')).toBe('JOÃO CARLOS DE LIMA');
  });

  it('has the family behind it on paper where it is one word', () => {
    expect(writtenName(marked, 'social')).toBe('Luana de Lima');
    expect(writtenName(noted, 'social')).toBe('Luana Ribeiro');
    expect(writtenName(vone, 'called')).toBe('Vone do Posto');
    expect(writtenName(joao, 'social')).toBe('João Carlos de Lima');
    expect(writtenName({ name: 'ANA' }, 'record')).toBe('Ana');
  });
});

const given = fc.constantFrom('Ana', 'João', 'Íris', 'Zé', 'Maria', 'Célia', 'Otoniel', 'Úrsula');
const title = fc.constantFrom(
  'Dr.',
  'DRA',
  'Prof.',
  'profª',
  'Pr.',
  'Pe.',
  'D.',
  'Sr.',
  'Sra',
  'Pastor',
  'VEREADOR',
);
const initial = fc.constantFrom('A.', 'b', 'J.', 'É.', 'X.Y.');
const family = fc.constantFrom('da Silva', 'dos Reis', 'Souza', "d'Ávila", 'e Lima', 'Dias Júnior');
const loudness = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toLocaleUpperCase('pt-BR'),
  (text) => text.toLocaleLowerCase('pt-BR'),
);

describe('whatever is written before the name', () => {
  it('is the given name, however many titles and initials and whatever the case', () => {
    fc.assert(
      fc.property(
        fc.array(title, { maxLength: 3 }),
        fc.array(initial, { maxLength: 2 }),
        ...([given, family, loudness] as const),
        (before, initials, name, rest, loud) => {
          expect(callName(loud([...before, ...initials, name, rest].join(' ')))).toBe(name);
        },
      ),
    );
  });

  it('of any text is no title, initial or capitals, and mending twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const called = callName(text);
        if (called) {
          expect([...called.replace(/[^\p{L}]/gu, '')].length).toBeGreaterThan(1);
          expect(callName(called)).not.toBe('');
        }
      }),
    );
    const sign = fc.constantFrom(...'aAbdrDRE iI.\'-ªßéÉãÇ,(x’X"mcMC');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 30 }), (text) => {
        expect(nameInCase(nameInCase(text))).toBe(nameInCase(text));
        const called = callName(text);
        expect(called === '' || callName(called) !== '').toBe(true);
      }),
    );
  });
});
