import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { labelOf } from '@/formats/choices';
import { partsSheet, sheetHtml } from '@/formats/print';
import { downloadFile } from '@/ui/feedback/download';
import { copyJson, copySheet } from '../../page/copy/copySheet';
import { readCopy } from '../../page/copy/copyOfData';
import type { Everything } from '../../page/useEverything';
import type { Voter, VoterRecord } from '@/lookups/voters/voter';
import { kinships } from '@/features/voters/voterChoices';
import type { Task } from '@/features/tasks/task';
import type { FamilyBefore } from './kin';
import { reminderName } from './reminders';

/** One of the two voters, with everything found about them. */
export interface BackupSide {
  voter: Voter;
  /** The record as needed by the form, with all ids. */
  record: VoterRecord;
  everything: Everything;
}

/** Other records that the merge changes, in their previous state. */
export interface OfOthers {
  families: readonly FamilyBefore[];
  reminders: readonly Task[];
}

/**
 * Reads all data of two voters and downloads it as one file, readable and with the raw data at its end. It includes
 * the current state of other families and reminders to be changed. Resolves to what is missing from the file; fails if
 * the services could not be read.
 */
export async function downloadBackup(
  sides: readonly [BackupSide, BackupSide],
  { families, reminders }: OfOthers,
  ask: Ask,
): Promise<ApiResult<string>> {
  const { signal } = new AbortController();
  const sheets = [];
  const data: object[] = [];
  const lacking = new Set<string>();
  for (const { voter, record, everything } of sides) {
    const unread = everything.sources.find(({ kind, failure }) => kind === 'service' && failure);
    if (unread?.failure) return { error: unread.failure };
    const { data: copy, error } = await readCopy(voter, everything, ask, signal);
    if (error) return { error };
    everything.sources.forEach(({ failure, kind }) => failure && lacking.add(kind));
    sheets.push(copySheet(copy).sheet);
    data.push({ formulario: record, ...(JSON.parse(copyJson(copy).content) as object) });
  }
  if (families.length > 0) data.push({ familiasComoEram: families });
  if (reminders.length > 0) data.push({ lembretesComoEram: reminders });
  const ids = sides.map(({ voter }) => voter.id);
  const machine = partsSheet({
    title: 'Os mesmos dados',
    parts: [
      ...families.map(({ id, name, relatives }) => ({
        heading: `Família de ${name.trim() || 'eleitor'} (nº ${id}), como era`,
        content: relatives.map(({ electorId, electorName, kinship }) => ({
          tag: 'p' as const,
          content: [`${labelOf(kinships, kinship) || 'Parente'}: ${electorName} (nº ${electorId})`],
        })),
      })),
      ...(reminders.length > 0
        ? [
            {
              heading: `Lembretes do nº ${ids[1]}, como eram`,
              content: reminders.map((one) => ({ tag: 'p' as const, content: [reminderName(one)] })),
            },
          ]
        : []),
      {
        heading: 'Para uma máquina (JSON)',
        content: [{ tag: 'pre', content: [JSON.stringify(data, null, 1)] }],
      },
    ],
  });
  const body = [...sheets, machine].flatMap((sheet) => sheet.body);
  const [first] = sheets;
  downloadFile(
    `uniao-de-cadastros-${ids.join('-')}.html`,
    sheetHtml({
      title: `União dos cadastros ${ids.join(' e ')}`,
      body,
      ...(first?.style && { style: first.style }),
    }),
    'text/html;charset=utf-8',
  );
  return {
    data: lacking.size > 0 ? 'Algumas procuras falharam; o arquivo diz quais.' : '',
  };
}
