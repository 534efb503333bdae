import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { manifestationsApi } from '@/features/manifestations/manifestationsApi';
import type { Manifestation } from '@/features/manifestations/manifestationsOfVoter';
import type { Service } from '@/features/services/historyOfVoter';
import { servicesApi } from '@/features/services/servicesApi';
import type { Voter } from '@/lookups/voters/voter';
import { kindWords, type Kind, type Rows } from '../timeline';
import type { Everything } from '../useEverything';

/** All that was found of a voter, whole where the API gives it whole. */
export interface CopyOfData {
  voter: Voter;
  services: readonly (Service | Rows['service'])[];
  calls: readonly Rows['call'][];
  manifestations: readonly (Manifestation | Rows['manifestation'])[];
  messages: readonly Rows['message'][];
  appointments: readonly Rows['appointment'][];
  reminders: readonly Rows['reminder'][];
  /** What the copy lacks, in sentences. */
  missing: readonly string[];
}

const readAtOnce = 4;

/** Reads each record whole, a few at a time; one that cannot be read stays as its row. */
async function wholeOf<Row extends { id: number }, T>(
  rows: readonly Row[],
  read: (id: number) => Promise<ApiResult<T>>,
  signal: AbortSignal,
) {
  const whole: (T | Row)[] = [...rows];
  let failed = 0;
  let next = 0;
  const readOn = async () => {
    while (next < rows.length && !signal.aborted) {
      const at = next++;
      const { data } = await read((rows[at] as Row).id);
      if (data) whole[at] = data;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readOn));
  return { whole, failed };
}

const alwaysMissing = [
  'Mensagens: a API dá só as 5 últimas.',
  'Campanhas, documentos e arquivos enviados não são guardados por pessoa: não há como procurá-los.',
  'O que só pode ser desta pessoa (o mesmo nome, parte de um telefone) não entra: pode ser de outra.',
  'Andamentos e textos de outros registros em que o nome apareça não podem ser procurados.',
];

/** What the searches said of themselves, in sentences. */
export function missingOf({ sources, scan }: Pick<Everything, 'sources' | 'scan'>): string[] {
  const { isOn, hasFailed, saysRequesters, since } = scan;
  const failed = sources.flatMap(({ kind, failure, certain }) => {
    if (!failure) return [];
    const text = `Não foi possível procurar ${kindWords[kind].all}`;
    return certain.length > 0 ? [`${text} até o fim: entram só os ${certain.length} lidos.`] : [`${text}.`];
  });
  const partly = sources.flatMap(({ kind, note, failure }) =>
    note?.includes('lid') && !failure ? [`Entre ${kindWords[kind].all}: ${note}.`] : [],
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
      ...(isOn && !saysRequesters ? ['A API não diz quem pediu os compromissos.'] : []),
      ...alwaysMissing,
    ]),
  ];
}

/** Makes the copy of what was found. */
export async function readCopy(
  voter: Voter,
  everything: Pick<Everything, 'sources' | 'scan' | 'ofKind'>,
  ask: Ask,
  signal: AbortSignal,
): Promise<ApiResult<CopyOfData>> {
  const rowsOf = <K extends Kind>(kind: K) => everything.ofKind(kind).map(({ row }) => row) as Rows[K][];
  const [services, manifestations] = await Promise.all([
    wholeOf(rowsOf('service'), (id) => ask(servicesApi.endpoints.service, id, signal), signal),
    wholeOf(
      rowsOf('manifestation'),
      (id) => ask(manifestationsApi.endpoints.manifestation, id, signal),
      signal,
    ),
  ]);
  const unread = services.failed + manifestations.failed;
  return {
    data: {
      voter,
      services: services.whole,
      calls: rowsOf('call'),
      manifestations: manifestations.whole,
      messages: rowsOf('message'),
      appointments: rowsOf('appointment'),
      reminders: rowsOf('reminder'),
      missing: [
        ...(unread > 0
          ? [`De ${unread} atendimentos ou manifestações só se leu o que está na lista, sem andamentos.`]
          : []),
        ...missingOf(everything),
      ],
    },
  };
}
