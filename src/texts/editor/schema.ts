import {
  DOMParser,
  DOMSerializer,
  Fragment,
  Schema,
  type Attrs,
  type Node,
  type NodeSpec,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { htmlOf } from '../markup/cleanHtml';
import { isNumberKind, type NumberKind } from '../markup/listSigns';
import { keptSpaces } from '../markup/ownText';
import { deepestIndent, lineClass } from '../markup/tidy';
import { inStretches, stretchMark, withoutStretches } from './stretches';

/* The editor's schema: only the elements and classes that `tidy` leaves. */

export type Align = 'left' | 'center' | 'right' | 'justify';

export interface LineAttrs {
  align: Align;
  indent: number;
}

const lineAttrs = { align: { default: 'left' }, indent: { default: 0 } };

const readLine = ({ className }: HTMLElement): LineAttrs => ({
  align: (/(?:^|\s)align-(center|right|justify)(?:\s|$)/.exec(className)?.[1] as Align | undefined) ?? 'left',
  indent: Math.min(deepestIndent, Number(/(?:^|\s)indent-(\d)(?:\s|$)/.exec(className)?.[1] ?? 0)),
});

const writeLine = (attrs: Attrs) => {
  const className = lineClass(String(attrs.align), Number(attrs.indent));
  return className ? { class: className } : {};
};

/** Attributes of a numbered list; without `start` it begins at 1 or, if reversed, ends at 1. */
export interface ListAttrs {
  kind: NumberKind;
  start: number | null;
  reversed: boolean;
}

function readNumbers(element: HTMLElement): ListAttrs {
  const type = element.getAttribute('type') ?? '';
  const start = element.getAttribute('start');
  const reversed = element.hasAttribute('reversed');
  const number = start === null ? null : Math.trunc(Number(start));
  return {
    kind: isNumberKind(type) ? type : '1',
    start: Number.isNaN(number) || (number === 1 && !reversed) ? null : number,
    reversed,
  };
}

const writeNumbers = ({ kind, start, reversed }: Attrs) => ({
  ...(kind !== '1' && { type: String(kind) }),
  ...(start !== null && { start: String(start) }),
  ...(reversed && { reversed: '' }),
});

const heading = (level: 1 | 2 | 3) => ({
  tag: `h${level}`,
  getAttrs: (element: HTMLElement) => ({ ...readLine(element), level }),
});

const headingTag = ({ level }: Attrs) => `h${String(level)}`;

const tables = tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} });

const wordMarks = 'strong em underline strike superscript subscript';

const mark = (tag: string) => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0] as const });

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+', marks: 'stretch' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      marks: wordMarks,
      attrs: lineAttrs,
      parseDOM: [{ tag: 'p', getAttrs: readLine }],
      toDOM: ({ attrs }) => ['p', writeLine(attrs), 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      marks: wordMarks,
      defining: true,
      attrs: { ...lineAttrs, level: { default: 1 } },
      parseDOM: [heading(1), heading(2), heading(3)],
      // In the editor, headings rank below the page's own.
      toDOM: ({ attrs }) => [
        headingTag(attrs),
        { ...writeLine(attrs), 'aria-level': String(Number(attrs.level) + 1) },
        0,
      ],
    },
    page_break: {
      group: 'block',
      parseDOM: [{ tag: 'hr.page-break' }],
      toDOM: () => ['hr', { class: 'page-break' }],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr', priority: 40 }], toDOM: () => ['hr'] },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { kind: { default: null } },
      parseDOM: [{ tag: 'ul', getAttrs: (element) => ({ kind: element.getAttribute('type') }) }],
      toDOM: ({ attrs: { kind } }) => ['ul', kind ? { type: String(kind) } : {}, 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { kind: { default: '1' }, start: { default: null }, reversed: { default: false } },
      parseDOM: [{ tag: 'ol', getAttrs: readNumbers }],
      toDOM: ({ attrs }) => ['ol', writeNumbers(attrs), 0],
    },
    list_item: {
      content: 'paragraph block*',
      marks: 'stretch',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    ...(tables as unknown as Record<'table' | 'table_row' | 'table_cell' | 'table_header', NodeSpec>),
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    picture: {
      group: 'inline',
      inline: true,
      attrs: { src: {}, alt: { default: '' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (element) => ({
            src: element.getAttribute('src') ?? '',
            alt: element.getAttribute('alt') ?? '',
          }),
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: String(attrs.src), alt: String(attrs.alt) }],
    },
  },
  marks: {
    strong: mark('strong'),
    em: mark('em'),
    underline: mark('u'),
    strike: mark('s'),
    superscript: { ...mark('sup'), excludes: 'superscript subscript' },
    subscript: { ...mark('sub'), excludes: 'superscript subscript' },
    stretch: stretchMark,
  },
});

const apart = document.implementation.createHTMLDocument('');

export const parser = DOMParser.fromSchema(schema);

/** Writes the spaces of a line as the editor shows them. */
class LineSerializer extends DOMSerializer {
  override serializeFragment(...[content, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const made = super.serializeFragment(content, options, target);
    if (!content.firstChild?.isInline || !made.textContent?.trim()) return made;
    const walker = apart.createTreeWalker(made, NodeFilter.SHOW_TEXT);
    let before = ' ';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const isAfterBlank = before.endsWith(' ') || node.previousSibling?.nodeName === 'BR';
      const kept = keptSpaces(isAfterBlank ? text.replace(/^ /, '\u00a0') : text);
      if (kept !== text) node.nodeValue = kept;
      before = text;
    }
    return made;
  }
}
export const textSerializer = new LineSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    heading: ({ attrs }) => [headingTag(attrs), writeLine(attrs), 0],
  },
  withoutStretches(DOMSerializer.marksFromSchema(schema)),
);

/** A text that ends in anything else (a table) gets an extra paragraph, to continue below it. */
const canGoOn = ({ type }: Node) =>
  type.isTextblock || type === schema.nodes.bullet_list || type === schema.nodes.ordered_list;

export function parseText(content: globalThis.Node): Node {
  const parsed = parser.parse(content);
  const { lastChild } = parsed;
  const nodes = [...parsed.children];
  if (!lastChild || !canGoOn(lastChild)) nodes.push(schema.nodes.paragraph.create());
  return parsed.copy(Fragment.from(inStretches(nodes)));
}

/** A text's elements, in a detached document. */
export const textContent = (text: Node) =>
  textSerializer.serializeFragment(text.content, { document: apart });

export const textHtml = (text: Node) => htmlOf(textContent(text));
