import { formatLongDate, type LocalDate } from '@/formats/dates';
import type { SheetNode } from '@/formats/print';
import { tokensOf, type Token } from '@/formats/tokens';
import type { ColumnName, Recipient } from './recipient';

/* A letter's text, with tokens for what differs from one recipient to the next. */

export const tokens = [
  { name: 'tratamento', label: 'Tratamento', says: 'Senhor, Senhora ou Prezado(a)' },
  { name: 'nome', label: 'Nome', says: 'nome do eleitor' },
  { name: 'endereco', label: 'Endereço', says: 'rua, número e complemento' },
  { name: 'bairro', label: 'Bairro', says: 'bairro do eleitor' },
  { name: 'cidade', label: 'Cidade', says: 'cidade do eleitor' },
  { name: 'data', label: 'Data', says: 'a de hoje, por extenso' },
] as const;

type TokenName = (typeof tokens)[number]['name'];

const treatments = { female: 'Senhora', male: 'Senhor' };

/** `23 de novembro de 2026`. */
const dateInWords = (day: LocalDate) => formatLongDate(day).replace(/^.*, /, '');

export const valuesOf = (recipient: Recipient, day: LocalDate): Readonly<Record<TokenName, string>> => ({
  tratamento: recipient.genre ? treatments[recipient.genre] : 'Prezado(a)',
  nome: recipient.name,
  endereco: recipient.street,
  bairro: recipient.district,
  cidade: recipient.city,
  data: dateInWords(day),
});

type Values = Readonly<Record<string, string>>;

type Part = string | Pick<Token, 'name' | 'written'>;

interface TextPart {
  parts: Part[];
}

interface ElementPart {
  tag: string;
  attributes: SheetNode['attributes'];
  content: LetterPart[];
  /** A line with tokens is left out where all of it is empty. */
  hasTokens: boolean;
}

type LetterPart = TextPart | ElementPart;

/** A text ready to be filled in. */
export interface Letter {
  parts: readonly LetterPart[];
  /** In order, also repeated. */
  tokens: readonly Token[];
  isBlank: boolean;
}

const lines = new Set(['p', 'h1', 'h2', 'h3']);

/** Finds the tokens of a text, also those with formats inside, which are written in the first one's. */
export function letterOf(content: readonly (SheetNode | string)[]): Letter {
  const found: Token[] = [];
  let isBlank = true;

  const elementOf = ({ tag, attributes, content: inside }: SheetNode): ElementPart => {
    const all = tokensOf(lines.has(tag) ? wordsOf(inside) : '');
    const inLine = cutter(all);
    found.push(...all);
    const partsOf = (nodes: SheetNode['content']): LetterPart[] =>
      nodes.map((node) => {
        if (typeof node === 'string') {
          if (node.trim()) isBlank = false;
          return { parts: inLine(node) };
        }
        if (node.tag === 'img') isBlank = false;
        if (lines.has(node.tag) || holdsLines(node)) return elementOf(node);
        if (isVoid(node)) inLine(sign);
        return {
          tag: node.tag,
          attributes: node.attributes,
          content: partsOf(node.content),
          hasTokens: false,
        };
      });
    return { tag, attributes, content: partsOf(inside), hasTokens: all.length > 0 };
  };

  const parts = content.map((node) => (typeof node === 'string' ? { parts: [node] } : elementOf(node)));
  return { parts, tokens: found, isBlank };
}

/** Stands for a picture or a break in a line's words. */
const sign = '\uFFFC';

const isVoid = ({ tag }: SheetNode) => tag === 'br' || tag === 'img' || tag === 'hr';

const holdsLines = ({ content }: SheetNode): boolean =>
  content.some((node) => typeof node !== 'string' && (lines.has(node.tag) || holdsLines(node)));

const wordsOf = (nodes: SheetNode['content']): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : isVoid(node) ? sign : wordsOf(node.content)))
    .join('');

/** Cuts a line's texts, one after the other, at its tokens. */
function cutter(all: readonly Token[]) {
  let at = 0;
  return (text: string): Part[] => {
    const end = at + text.length;
    const parts: Part[] = [];
    let from = at;
    for (const token of all) {
      const tokenEnd = token.at + token.written.length;
      if (tokenEnd <= from || token.at >= end) continue;
      if (token.at >= from) {
        if (token.at > from) parts.push(text.slice(from - at, token.at - at));
        parts.push(token);
      }
      from = Math.min(tokenEnd, end);
    }
    if (from < end) parts.push(text.slice(from - at));
    at = end;
    return parts;
  };
}

const separator = String.raw`\s*[-–—,;/·|]\s*`;
const atEnd = new RegExp(`${separator}$`);
const atStart = new RegExp(`^${separator}`);

/** The texts with their values; around an empty one, a separator goes as well. */
function filled(parts: readonly Part[], values: Values): (SheetNode | string)[] {
  const out: (SheetNode | string)[] = [];
  let isAfterEmpty = false;
  for (const part of parts) {
    const value = typeof part === 'string' ? part : values[part.name];
    if (typeof part === 'string') {
      const before = out.length > 0;
      const isJoined = isAfterEmpty && (!before || atStart.test(part));
      out.push(isJoined && !before ? part.replace(atStart, '') : part);
      if (isJoined && before) trimLast(out, out.length - 2);
      isAfterEmpty = false;
    } else if (value) {
      // Right-to-left names do not turn the words around.
      out.push({ tag: 'bdi', content: [value] });
      isAfterEmpty = false;
    } else if (value === undefined) out.push(part.written);
    else isAfterEmpty = true;
  }
  if (isAfterEmpty) trimLast(out, out.length - 1);
  return out;
}

/** Takes the separator off the end of a text. */
function trimLast(out: (SheetNode | string)[], place: number) {
  const last = out[place];
  if (typeof last === 'string') out[place] = last.replace(atEnd, '');
}

/** A letter with somebody's values. */
export function fillLetter({ parts }: Letter, values: Values): SheetNode['content'] {
  return parts.flatMap((part) => filledPart(part, values));
}

function filledPart(part: LetterPart, values: Values): (SheetNode | string)[] {
  if ('parts' in part) return filled(part.parts, values);
  const { tag, attributes, hasTokens } = part;
  const content = hasTokens
    ? filledLine(part, values)
    : part.content.flatMap((inside) => filledPart(inside, values));
  if (hasTokens && content.every(isEmpty)) return [];
  if (tag === 'li' && part.content.length > 0 && content.length === 0) return [];
  return [{ tag, content, ...(attributes && { attributes }) }];
}

/** A line's content; of a break whose words came to nothing, the break goes as well. */
function filledLine({ content }: ElementPart, values: Values): (SheetNode | string)[] {
  const out: (SheetNode | string)[] = [];
  let line: LetterPart[] = [];
  const endLine = (end: LetterPart | null) => {
    const nodes = line.flatMap((part) => filledPart(part, values));
    const isLeftOut = line.some(hasToken) && nodes.every(isEmpty);
    if (!isLeftOut) out.push(...nodes, ...(end ? filledPart(end, values) : []));
    line = [];
  };
  for (const part of content) {
    if ('tag' in part && part.tag === 'br') endLine(part);
    else line.push(part);
  }
  endLine(null);
  const last = out.at(-1);
  if (typeof last === 'object' && last.tag === 'br') out.pop();
  return out;
}

const hasToken = (part: LetterPart): boolean =>
  'parts' in part ? part.parts.some((one) => typeof one !== 'string') : part.content.some(hasToken);

const isEmpty = (node: SheetNode | string): boolean =>
  typeof node === 'string' ? !node.trim() : node.tag !== 'img' && node.content.every(isEmpty);

const names = tokens.map(({ name }) => `{${name}}`);
const listed = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const needed: Partial<Record<string, ColumnName>> = { bairro: 'district', cidade: 'city' };

/** Why a text cannot be printed; undefined if it can. */
export function letterProblem(
  { tokens: used, isBlank }: Letter,
  missing: readonly ColumnName[],
): string | undefined {
  if (isBlank) return 'Escreva o texto da carta.';
  const unknown = used.find(({ name }) => !tokens.some((one) => one.name === name));
  if (unknown) return `${unknown.written} não é conhecido. Use ${listed.format(names)}.`;
  const lost = used.find(({ name }) => missing.some((column) => column === needed[name]));
  return lost && `${lost.written} não pode ser preenchido: o servidor não deu essa coluna.`;
}
