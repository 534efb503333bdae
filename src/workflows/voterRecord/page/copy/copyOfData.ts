import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { sumOf } from '@/formats/sums';
import { eachOf } from '@/records/bulkRead/pool';
import type { Copied, Kind } from '@/records/ofVoter/voterPart';
import type { Voter } from '@/lookups/voters/voter';
import type { Everything } from '../useEverything';
import { anyOf, ofParts, partOf, voterParts } from '../voterParts';

/** Everything found about a voter, in full records where the API provides them. */
export interface CopyOfData {
  voter: Voter;
  rows: ReadonlyMap<Kind, readonly Copied<Kind>[]>;
  /** What the copy lacks, in sentences. */
  missing: readonly string[];
}

/** Reads the full record of each row, a few at a time; one that cannot be read remains a row. */
async function wholeOf<Row extends { id: number }, T>(
  rows: readonly Row[],
  read: (id: number) => Promise<ApiResult<T>>,
  signal: AbortSignal,
) {
  const whole: (T | Row)[] = [...rows];
  let failed = 0;
  const readOne = async ({ id }: Row, at: number) => {
    const { data } = await read(id);
    if (data) whole[at] = data;
    else failed += 1;
  };
  await eachOf(rows, readOne, { isOver: () => signal.aborted });
  return { whole, failed };
}

const alwaysMissing = [
  ...voterParts.flatMap(({ copy }) => copy.missing ?? []),
  'Campanhas, documentos e arquivos enviados não são guardados por pessoa: não há como procurá-los.',
  'O que só pode ser desta pessoa (o mesmo nome, parte de um telefone) não entra: pode ser de outra.',
  'Andamentos e textos de outras pessoas em que o nome apareça não podem ser procurados.',
];

/** The notes of the searches, in sentences. */
export function missingOf({ sources, scan }: Pick<Everything, 'sources' | 'scan'>): string[] {
  const { isOn, hasFailed, lacks, since } = scan;
  const failed = sources.flatMap(({ kind, failure, certain }) => {
    if (!failure) return [];
    const text = `Não foi possível procurar ${partOf(kind).words.all}`;
    return certain.length > 0 ? [`${text} até o fim: entram só os ${certain.length} lidos.`] : [`${text}.`];
  });
  const partly = sources.flatMap(({ kind, note, failure }) =>
    note?.includes('lid') && !failure ? [`Entre ${partOf(kind).words.all}: ${note}.`] : [],
  );
  const scanned = !isOn
    ? 'Compromissos e lembretes não foram procurados.'
    : hasFailed
      ? null
      : `Compromissos e lembretes: só os de ${formatDate(since)} em diante.`;
  return [
    ...new Set([
      ...failed,
      ...partly,
      ...(scanned ? [scanned] : []),
      ...(isOn ? lacks.map((lack) => `${lack}.`) : []),
      ...alwaysMissing,
    ]),
  ];
}

const readers = ofParts(({ kind, copy }) => {
  const readRows = async ({ ofKind }: Pick<Everything, 'ofKind'>, ask: Ask, signal: AbortSignal) => {
    const rows: readonly Copied<Kind>[] = ofKind(kind).map(({ row }) => row);
    const { whole: endpoint } = copy;
    return endpoint
      ? wholeOf(rows, (id) => ask<number, Copied<Kind>>(endpoint, id, signal), signal)
      : { whole: rows, failed: 0 };
  };
  return [{ kind, readRows }];
});

/** Creates the copy from the search results. */
export async function readCopy(
  voter: Voter,
  everything: Pick<Everything, 'sources' | 'scan' | 'ofKind'>,
  ask: Ask,
  signal: AbortSignal,
): Promise<ApiResult<CopyOfData>> {
  const read = await Promise.all(
    readers.map(async ({ kind, readRows }) => ({ kind, ...(await readRows(everything, ask, signal)) })),
  );
  const unread = sumOf(read.map(({ failed }) => failed));
  return {
    data: {
      voter,
      rows: new Map(read.map(({ kind, whole }) => [kind, whole])),
      missing: [
        ...(unread > 0 ? [`De ${unread} ${wholeNames} só se leu o que está na lista, sem andamentos.`] : []),
        ...missingOf(everything),
      ],
    },
  };
}

const wholeNames = anyOf(voterParts.filter(({ copy }) => copy.whole));
