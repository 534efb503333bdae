import { openTalk, SilentWorker } from '@/records/export/workerTalk';
import address from './import.worker?worker&url';
import type { ImportSession, ImportQuestion } from './questions';

export interface OpenImportSession extends ImportSession {
  close: () => void;
}

/** After this many milliseconds without a message, whatever the sheet, the worker will not respond. */
const maxSilence = 30_000;

interface Heard {
  /** Called with the count of rows read so far. */
  onRows: (rows: number) => void;
  /** Called when the worker was terminated, since it did not respond. */
  onLost: () => void;
}

/** Opens an import session in its own worker; questions are queued. */
export async function openImportSession({ onRows, onLost }: Heard): Promise<OpenImportSession> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./importSession')).createImportSession(), close: () => undefined };
  const talk = openTalk<ImportQuestion, number>(address, 'import', { onSaid: onRows, maxSilence });
  const noteLoss = (reason: unknown) => {
    if (reason instanceof SilentWorker) onLost();
    throw reason;
  };
  let last: Promise<unknown> = Promise.resolve();
  const asker =
    <Key extends keyof ImportSession>(ask: Key) =>
    <Answer extends object>(about: Parameters<ImportSession[Key]>[0]) => {
      const put = () => talk.ask<Answer>({ ask, about } as ImportQuestion).catch(noteLoss);
      const given = last.then(put, put);
      last = given;
      return given;
    };
  return {
    open: asker('open'),
    preview: asker('preview'),
    columns: asker('columns'),
    check: asker('check'),
    beginBase: asker('beginBase'),
    addBase: asker('addBase'),
    plan: asker('plan'),
    rows: asker('rows'),
    cells: asker('cells'),
    fix: asker('fix'),
    items: asker('items'),
    rejected: asker('rejected'),
    close: talk.close,
  };
}
