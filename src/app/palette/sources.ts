import { api } from '@/api/api';
import type { ApiRequest } from '@/api/call';
import type { List } from '@/api/reply';
import { referenceOf as appointmentReference } from '@/features/appointments/appointment';
import { searchCall as appointmentsCall } from '@/features/appointments/appointmentsApi';
import { appointmentsModule } from '@/features/appointments/appointmentsModule';
import { referenceOf as callReference } from '@/features/calls/call';
import { searchCall as callsCall } from '@/features/calls/callsApi';
import { callsModule } from '@/features/calls/callsModule';
import { titleOf } from '@/features/documents/document';
import { searchCall as documentsCall } from '@/features/documents/documentsApi';
import { documentsModule } from '@/features/documents/documentsModule';
import { referenceOf as serviceReference } from '@/features/services/service';
import { searchCall as servicesCall } from '@/features/services/servicesApi';
import { servicesModule } from '@/features/services/servicesModule';
import { searchCall as votersCall } from '@/features/voters/votersApi';
import { votersModule } from '@/features/voters/votersModule';
import { formatShortDateTime } from '@/formats/dates';
import { borneName } from '@/formats/personName';
import { formatPhone } from '@/formats/phone';
import { firstWords } from '@/formats/text';
import type { VoterRow } from '@/lookups/voters/voter';
import { tidyFilters, type FiltersOf, type FilterTable, type SearchOf } from '@/records/list/filters';
import type { SourceName } from './question';

/* What the palette asks the API, as each module's own search box does. Loads once somebody types. */

/** A found record, as a line of the palette. */
export interface Hit {
  id: number;
  label: string;
  detail: string;
}

interface SourceQuestion {
  source: SourceName;
  text: string;
  isReference: boolean;
}

const most = 5;

interface Searchable<Table extends FilterTable> {
  table: Table;
  emptyFilters: FiltersOf<Table>;
}

interface Rows<Row> extends ApiRequest<List<Row>> {
  reply: (reply: unknown) => List<Row>;
}

/** The call of a module's search for these filters alone, its rows read as hits. */
function hitsCall<Row extends { id: number }, Table extends FilterTable>(
  { table, emptyFilters }: Searchable<Table>,
  filters: Partial<FiltersOf<Table>> | undefined,
  searchCall: (search: SearchOf<Table>) => Rows<Row>,
  lineOf: (row: Row) => [label: string, ...detail: (string | false | null)[]],
): ApiRequest<List<Hit>> {
  const call = searchCall({ ...tidyFilters(table, { ...emptyFilters, ...filters }), page: 1, limit: most });
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
}

/** A voter by the name they bear, with that of the record beside it, which may be the one that was looked for. */
export function voterLine(row: VoterRow): [string, ...(string | false)[]] {
  const borne = borneName(row, 'social');
  return [borne, borne !== row.name && row.name, row.districtAndCity, formatPhone(row.telephone)];
}

const calls: Record<SourceName, (question: SourceQuestion) => ApiRequest<List<Hit>>> = {
  voters: ({ text, isReference }) =>
    hitsCall(
      votersModule,
      isReference ? { reference: text } : votersModule.quickSearch?.read(text),
      votersCall,
      voterLine,
    ),
  services: ({ text }) =>
    hitsCall(servicesModule, servicesModule.quickSearch?.read(text), servicesCall, (row) => [
      row.electorName || serviceReference(row),
      row.electorName && serviceReference(row),
      row.statusName,
      firstWords(row.description, 60),
    ]),
  documents: ({ text }) =>
    hitsCall(documentsModule, documentsModule.quickSearch?.read(text), documentsCall, (row) => [
      titleOf(row),
      row.statusName,
      firstWords(row.menu, 60),
    ]),
  appointments: ({ text, isReference }) =>
    hitsCall(
      appointmentsModule,
      isReference ? { reference: text } : { subject: text },
      appointmentsCall,
      (row) => [
        row.subject || appointmentReference(row),
        appointmentReference(row),
        formatShortDateTime(row.start),
        row.isCancelled ? 'Cancelado' : row.location,
      ],
    ),
  calls: ({ text }) =>
    hitsCall(callsModule, { reference: text }, callsCall, (row) => [
      row.name || callReference(row),
      callReference(row),
      formatPhone(row.telephone),
      firstWords(row.subject, 60),
    ]),
};

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    paletteHits: build.query<List<Hit>, SourceQuestion>({
      query: (question) => calls[question.source](question),
      // Leaving a question aborts its request.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { paletteHits } = paletteApi.endpoints;
