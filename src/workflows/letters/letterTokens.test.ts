import { describe, expect, it } from 'vitest';
import type { SheetNode } from '@/formats/print';
import { fillLetter, letterOf, letterProblem, valuesOf } from './letterTokens';
import { addresseeOf } from './addressee';
import type { Recipient } from './recipient';

const ana: Recipient = {
  ...{ id: 1, name: 'Ana Lima', nickName: 'Lila', social: '', genre: 'female', isActive: true, allows: null },
  ...{ street: 'Rua A, 10', district: 'Centro', city: 'Campinas', state: 'SP', zipcode: '13010-001' },
};

const node = (tag: string, ...content: SheetNode['content']): SheetNode => ({ tag, content });
const line = (...content: SheetNode['content']) => node('p', ...content);

const textOf = (content: SheetNode['content']): string =>
  content
    .map((one) => (typeof one === 'string' ? one : one.tag === 'br' ? '|' : textOf(one.content)))
    .join('');

const filled = (content: SheetNode[], changes: Partial<Recipient> = {}) =>
  fillLetter(letterOf(content), valuesOf(addresseeOf([{ ...ana, ...changes }], 'record'), '2026-11-23'));

describe('a letter', () => {
  it('has the values of each recipient', () => {
    const text = [line('{tratamento} {nome}, {Endereço}, {{bairro}}, {CIDADE}, {data}')];
    expect(textOf(filled(text))).toBe(
      'Senhora Ana Lima, Rua A, 10, Centro, Campinas, 23 de novembro de 2026',
    );
    expect(textOf(filled([line('{tratamento}')], { genre: 'male' }))).toBe('Senhor');
    expect(textOf(filled([line('{tratamento}')], { genre: null }))).toBe('Prezado(a)');
  });

  it('knows its fields by other names and in brackets, and tells what stays in brackets', () => {
    const letter = letterOf([
      line('[Data] {DATA} {data de hoje} [data_por_extenso] [Nome do(a) eleitor(a)] [a] [a]'),
    ]);
    const day = '23 de novembro de 2026';
    expect(textOf(fillLetter(letter, valuesOf(addresseeOf([ana], 'record'), '2026-11-23')))).toBe(
      `${day} ${day} ${day} ${day} Ana Lima [a] [a]`,
    );
    expect(letter.left).toEqual(['[a]']);
  });

  it.each([
    ['{endereco}, {bairro}, {cidade}', { district: '' }, 'Rua A, 10, Campinas'],
    ['{endereco} - {bairro}', { district: '' }, 'Rua A, 10'],
    ['{bairro} - {cidade}', { district: '' }, 'Campinas'],
    ['Olá, {bairro}!', { district: '' }, 'Olá, !'],
    ['{bairro}, {cidade}: {nome}', { district: '', city: '' }, ': Ana Lima'],
  ])('leaves the separator of what is empty out: %s', (text, changes, expected) => {
    expect(textOf(filled([line(text)], changes))).toBe(expected);
  });

  it('leaves out lines, items and breaks of which nothing is left, and keeps empty lines as they are', () => {
    const text = [
      line('{nome}', node('br'), '{endereco}', node('br'), node('strong', '{bairro}'), node('br'), 'Fim'),
      line(),
      line(node('em', '{endereco}')),
      node('ul', node('li', line('{bairro}')), node('li', line('{cidade}'))),
    ];
    const out = filled(text, { street: '', district: '' });
    expect(textOf(out)).toBe('Ana Lima|FimCampinas');
    expect(out).toHaveLength(3);
    expect(out[2]).toMatchObject({ tag: 'ul', content: [{ tag: 'li' }] });
  });

  it('finds a token with formats inside, and writes it once', () => {
    const text = [line('A {no', node('strong', 'me} ', node('em', '{bai')), 'rro} B')];
    expect(textOf(filled(text))).toBe('A Ana Lima Centro B');
  });

  it('keeps what a name holds as text, and apart from the words around', () => {
    const hostile = 'Rui <b>{bairro}</b> שלום';
    const [out] = filled([line('Olá {nome}')], { name: hostile });
    expect(out).toEqual({
      tag: 'p',
      content: ['Olá ', { tag: 'bdi', content: [hostile] }],
    });
  });
});

describe('what keeps a letter from being printed', () => {
  it.each([
    ['{nome} {cep}', [], /^\{cep\} não é conhecido\. Use \{tratamento\}.* ou \{data\}\.$/],
    ['{no me}', [], undefined],
    ['   ', [], 'Escreva o texto da carta.'],
    ['{Bairro}', ['district'], /^\{Bairro\} não pode ser preenchido/],
    ['{nome}', ['district'], undefined],
  ] as const)('%s, without %j', (text, missing, expected) => {
    const problem = letterProblem(letterOf([line(text)]), missing);
    if (expected === undefined || typeof expected === 'string') expect(problem).toBe(expected);
    else expect(problem).toMatch(expected);
  });
});

describe('the parts of a letter', () => {
  const img = { tag: 'img', attributes: { src: 'x' }, content: [] };

  it('keep their attributes, pictures, rules and empty items', () => {
    const kept = [
      { tag: 'p', attributes: { class: 'end' }, content: ['A ', img, ' b'] },
      node('hr'),
      node('ul', node('li'), node('li', node('p', 'x'))),
      node('blockquote', node('div', line('y'))),
    ];
    expect(fillLetter(letterOf(kept), {})).toEqual(kept);
    expect(fillLetter(letterOf(['só texto {nome}']), {})).toEqual(['só texto {nome}']);
  });

  it('are blank without words and pictures', () => {
    const blank = [line(), line('  ', node('br')), node('hr')];
    expect(
      [letterOf(blank), letterOf([...blank, line(img)]), letterOf([line(node('b', 'x'))])].map(
        ({ isBlank }) => isBlank,
      ),
    ).toEqual([true, false, false]);
  });

  it('hold tokens only where no break, picture or line parts them', () => {
    const split = [
      line('{no', node('br'), 'me}'),
      line('{no', img, 'me}'),
      node('ul', node('li', line('{no'), line('me}'))),
    ];
    expect(letterOf(split).tokens).toEqual([]);
    const among = [
      node('ul', node('li', line('{nome}'), line('{bairro}'))),
      line(img, '{cidade}', node('br'), '{nome} fim'),
    ];
    expect(letterOf(among).tokens.map(({ name }) => name)).toEqual(['nome', 'bairro', 'cidade', 'nome']);
    expect(textOf(filled(among))).toBe('Ana LimaCentroCampinas|Ana Lima fim');
    expect(textOf(filled([line('a', node('b', 'b {nome} c {bairro} d'), 'e {cidade} f')]))).toBe(
      'ab Ana Lima c Centro de Campinas f',
    );
    expect(textOf(filled([line('{nome}{bairro}', node('b', '{cidade}'))]))).toBe('Ana LimaCentroCampinas');
  });

  it.each([
    ['{bairro}', ''],
    ['{bairro} ', ''],
    ['x {bairro} y', 'x  y'],
    ['x, {bairro} y', 'x,  y'],
    ['x, {bairro}, y', 'x, y'],
    ['x -  {bairro}', 'x'],
    ['x –{bairro}', 'x'],
    ['{bairro}, x, {bairro}', 'x'],
    ['{bairro}{endereco} - x', 'x'],
    ['{nome}, {bairro}', 'Ana Lima'],
    ['{nome}{bairro}, {cidade}', 'Ana Lima, Campinas'],
    ['x {bairro}, y {bairro}', 'x , y '],
  ])('%s, of who has neither street nor bairro, is “%s”', (text, expected) => {
    const out = filled([line(text)], { street: '', district: '' });
    expect(textOf(out)).toBe(expected);
  });

  it('leave a line between breaks out only where all its tokens are empty', () => {
    const text = [
      line(
        '{bairro} x',
        node('br'),
        node('b', '{bairro}'),
        img,
        node('br'),
        ' ',
        node('br'),
        'y',
        '{bairro}',
        node('br'),
      ),
    ];
    expect(textOf(filled(text, { district: '' }))).toBe(' x|| |y');
  });
});
