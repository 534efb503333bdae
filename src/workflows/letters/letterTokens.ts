import { formatDayInWords, type LocalDate } from '@/formats/dates';
import type { SheetNode } from '@/formats/print';
import { bracketsIn, todayCalled, tokensOf, type Token } from '@/formats/tokens';
import type { Addressee } from './addressee';
import type { ColumnName } from './recipient';

/* A letter's text with tokens for the recipient's data. */

export const tokens = [
  { name: 'tratamento', label: 'Tratamento', says: 'Senhor, Senhora ou Prezado(a)' },
  { name: 'nome', label: 'Nome', says: 'nome do eleitor, sem título' },
  { name: 'primeiro_nome', label: 'Primeiro nome', says: 'como se chama a pessoa' },
  { name: 'endereco', label: 'Endereço', says: 'rua, número e complemento' },
  { name: 'bairro', label: 'Bairro', says: 'bairro do eleitor' },
  { name: 'cidade', label: 'Cidade', says: 'cidade do eleitor' },
  { name: 'data', label: 'Data', says: 'a de hoje, por extenso' },
] as const;

type TokenName = (typeof tokens)[number]['name'];

/** Synonyms for tokens, in braces or, as in document templates, in brackets. */
const called: ReadonlyMap<string, TokenName> = new Map(
  Object.entries({
    tratamento: ['pronome de tratamento'],
    nome: ['nome completo', 'nome do eleitor', 'nome da eleitora', 'eleitor', 'eleitora', 'destinatario'],
    primeiro_nome: ['primeiro nome', 'primeiro', 'apelido', 'nome social'],
    endereco: ['endereco do eleitor', 'logradouro', 'rua'],
    bairro: ['nome do bairro', 'bairro do eleitor'],
    cidade: ['municipio', 'cidade do eleitor'],
    data: [...todayCalled.inWords, ...todayCalled.inDigits],
  } satisfies Record<TokenName, string[]>).flatMap(([name, others]) =>
    [name, ...others].map((other) => [other, name as TokenName] as const),
  ),
);

export const valuesOf = (to: Addressee, day: LocalDate): Readonly<Record<TokenName, string>> => ({
  tratamento: to.treatment,
  nome: to.inText,
  primeiro_nome: to.called,
  endereco: to.street,
  bairro: to.district,
  cidade: to.city,
  data: formatDayInWords(day),
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
  /** A line with tokens is omitted if all of them are empty. */
  hasTokens: boolean;
}

type LetterPart = TextPart | ElementPart;

/** A parsed text, ready to be filled. */
export interface Letter {
  parts: readonly LetterPart[];
  /** In order, with repetitions. */
  tokens: readonly Token[];
  /** Remaining brackets, as written. */
  left: readonly string[];
  isBlank: boolean;
}

const lines = new Set(['p', 'h1', 'h2', 'h3']);

/** Parses the tokens of a text, including those with formatting inside, which take the format of their first part. */
export function letterOf(content: readonly (SheetNode | string)[]): Letter {
  const found: Token[] = [];
  const left: string[] = [];
  let isBlank = true;

  const elementOf = ({ tag, attributes, content: inside }: SheetNode): ElementPart => {
    const words = lines.has(tag) ? wordsOf(inside) : '';
    const all = tokensOf(words, called);
    left.push(...bracketsIn(words));
    const inLine = cutter(all);
    for (const token of all) found.push(token);
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
  const filled = new Set(found.map(({ written }) => written));
  return { parts, tokens: found, isBlank, left: [...new Set(left)].filter((one) => !filled.has(one)) };
}

/** Placeholder for an image or line break in a line's text. */
const sign = '\uFFFC';

const isVoid = ({ tag }: SheetNode) => tag === 'br' || tag === 'img' || tag === 'hr';

const holdsLines = ({ content }: SheetNode): boolean =>
  content.some((node) => typeof node !== 'string' && (lines.has(node.tag) || holdsLines(node)));

const wordsOf = (nodes: SheetNode['content']): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : isVoid(node) ? sign : wordsOf(node.content)))
    .join('');

/** Splits a line's text nodes, in order, at its tokens, which are in the same order. */
function cutter(all: readonly Token[]) {
  let at = 0;
  let next = 0;
  return (text: string): Part[] => {
    const end = at + text.length;
    const parts: Part[] = [];
    let from = at;
    for (let token = all[next]; token && token.at < end; token = all[next]) {
      const tokenEnd = token.at + token.written.length;
      if (token.at >= from) {
        if (token.at > from) parts.push(text.slice(from - at, token.at - at));
        parts.push(token);
      }
      from = Math.min(tokenEnd, end);
      // The token continues in the next text node.
      if (tokenEnd > end) break;
      next += 1;
    }
    if (from < end) parts.push(text.slice(from - at));
    at = end;
    return parts;
  };
}

const atEnd = /[-–—,;/·|]$/;
const atStart = /^\s*[-–—,;/·|]\s*/;

/** The texts with their values; a separator next to an empty value is dropped. */
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
      // Keeps right-to-left names from reordering the text around them.
      out.push({ tag: 'bdi', content: [value] });
      isAfterEmpty = false;
    } else if (value === undefined) out.push(part.written);
    else isAfterEmpty = true;
  }
  if (isAfterEmpty) trimLast(out, out.length - 1);
  return out;
}

/** Removes a separator and its spaces from the end of a text. */
function trimLast(out: (SheetNode | string)[], place: number) {
  const last = out[place];
  if (typeof last !== 'string') return;
  const trimmed = last.trimEnd();
  if (atEnd.test(trimmed)) out[place] = trimmed.slice(0, -1).trimEnd();
}

/** A letter with one addressee's values. */
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

/** A line's content; a break is dropped with the text before it if that is empty. */
function filledLine({ content }: ElementPart, values: Values): (SheetNode | string)[] {
  const out: (SheetNode | string)[] = [];
  let line: LetterPart[] = [];
  const endLine = (end: LetterPart | null) => {
    const nodes = line.flatMap((part) => filledPart(part, values));
    const isLeftOut = line.some(hasToken) && nodes.every(isEmpty);
    // One by one: there may be more than a call accepts as arguments.
    if (!isLeftOut) for (const node of [...nodes, ...(end ? filledPart(end, values) : [])]) out.push(node);
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
  return lost && `${lost.written} não pode ser preenchido: a lista não traz esse dado.`;
}
