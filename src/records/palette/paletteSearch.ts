import type { ApiRequest } from '@/api/call';
import type { List } from '@/api/reply';
import { tidyFilters, type FiltersOf, type FilterTable, type SearchOf } from '@/records/list/filters';

/** A found record, as a line of the palette. */
export interface Hit {
  id: number;
  label: string;
  detail: string;
}

export interface PaletteQuestion {
  text: string;
  isReference: boolean;
}

export type HitsCall = (question: PaletteQuestion) => ApiRequest<List<Hit>>;

export type HitLine = [label: string, ...detail: (string | false | null)[]];

interface Searchable<Table extends FilterTable> {
  table: Table;
  emptyFilters: FiltersOf<Table>;
}

interface Rows<Row> extends ApiRequest<List<Row>> {
  reply: (reply: unknown) => List<Row>;
}

interface Spec<Row, Table extends FilterTable> {
  searchCall: (search: SearchOf<Table>) => Rows<Row>;
  /** The filters for a question; other filters are empty. */
  filters: (question: PaletteQuestion) => Partial<FiltersOf<Table>> | undefined;
  lineOf: (row: Row) => HitLine;
}

const most = 5;

/** A module's search for the palette, equal to its own search box, with rows converted to hits. */
export const paletteSearch =
  <Row extends { id: number }, Table extends FilterTable>(
    { table, emptyFilters }: Searchable<Table>,
    { searchCall, filters, lineOf }: Spec<Row, Table>,
  ): HitsCall =>
  (question) => {
    const search = { ...tidyFilters(table, { ...emptyFilters, ...filters(question) }), page: 1, limit: most };
    const call = searchCall(search);
    return {
      ...call,
      reply: (reply) => {
        const list = call.reply(reply);
        const rows = list.rows.map((row) => {
          const [label, ...detail] = lineOf(row);
          return { id: row.id, label, detail: detail.filter(Boolean).join(' · ') };
        });
        return { ...list, rows };
      },
    };
  };
