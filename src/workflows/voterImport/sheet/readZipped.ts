import type { ReadingChoices } from '../importSession/questions';
import type { WorkbookRead } from './hiddenParts';
import type { Say } from './say';
import { openZip } from './zip';

/** A workbook of Excel or of LibreOffice, each by its own reader. Throws SheetRefusal. */
export async function readZipped(
  bytes: Uint8Array<ArrayBuffer>,
  how: Partial<ReadingChoices>,
  say: Say,
): Promise<WorkbookRead> {
  const zip = openZip(bytes);
  if (!zip.names.includes('content.xml')) return (await import('./readXlsx')).readXlsx(zip, how, say);
  return (await import('./readOds')).readOds(zip, how, say);
}
