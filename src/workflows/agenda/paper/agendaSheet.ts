import { formatDayHeading, formatLongDate } from '@/formats/dates';
import { partsSheet, printFileName, sheetStyle, type SheetNode } from '@/formats/print';
import type { AgendaShown } from '../agendaShown';
import { clashText, type Clashes } from '../clashes';
import { entriesOn, kindWords, type Entry } from '../entry';
import { eachDay, titleOf } from '../urlState/period';

const node = (tag: string, content: SheetNode['content'], name?: string): SheetNode => ({
  tag,
  content,
  attributes: { dir: 'auto', ...(name && { class: name }) },
});

export type PaperAsked = Pick<AgendaShown, 'view' | 'date' | 'about' | 'entries' | 'clashes'>;

function entryNode(entry: Entry, clashes: Clashes): SheetNode {
  const { hours, title, location, people, state, kind } = entry;
  const what = kind === 'appointment' ? title : `${kindWords[kind].one}: ${title}`;
  const lines = [
    [state && `[${state}]`, location, people.join(', ')].filter(Boolean).join(' · '),
    ...(clashes.get(entry.key) ?? []).map((clash) => `⚠ Choque: ${clashText(clash)}`),
  ].filter(Boolean);
  return node('li', [
    ...(hours ? [node('b', [hours])] : []),
    node('span', [`${hours ? ' ' : ''}${what}`]),
    ...lines.map((line) => node('small', [line])),
  ]);
}

const listOf = (entries: readonly Entry[], clashes: Clashes): SheetNode =>
  entries.length === 0
    ? node('p', ['—'])
    : node(
        'ul',
        entries.map((entry) => entryNode(entry, clashes)),
      );

/** A week as seven columns; other periods day by day. */
export function agendaNodes({ view, about, entries, clashes }: PaperAsked): SheetNode[] {
  const days = eachDay(about);
  if (view !== 'week')
    return days
      .filter((day) => days.length === 1 || entriesOn(day, entries).length > 0)
      .map((day) =>
        node('section', [node('h2', [formatLongDate(day)]), listOf(entriesOn(day, entries), clashes)]),
      );
  return [
    node('table', [
      node('thead', [
        node(
          'tr',
          days.map((day) => ({ ...node('th', [formatDayHeading(day)]), attributes: { scope: 'col' } })),
        ),
      ]),
      node('tbody', [
        node(
          'tr',
          days.map((day) => node('td', [listOf(entriesOn(day, entries), clashes)])),
        ),
      ]),
    ]),
  ];
}

const ownStyle = `
@page { size: A4 landscape; margin: 10mm; }
table { table-layout: fixed; }
tr { break-inside: auto; }
th, td { padding: 4px 6px; border: 1px solid #999; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 3px 0; border-bottom: 1px solid #ddd; break-inside: avoid; overflow-wrap: anywhere; }
small { display: block; color: #444; }
@media print { body { font-size: 8.5pt; line-height: 1.25; } h2 { font-size: 10.5pt; } }`;

/** The period on A4, in landscape. */
export function agendaSheet(asked: PaperAsked) {
  const frame = partsSheet({ title: 'Agenda', subtitle: titleOf(asked.view, asked.date), parts: [] });
  const head = frame.body.filter(({ tag }) => tag === 'header');
  return {
    name: printFileName('agenda'),
    sheet: {
      ...frame,
      body: [...head, node('main', agendaNodes(asked))],
      style: sheetStyle + ownStyle,
    },
  };
}
