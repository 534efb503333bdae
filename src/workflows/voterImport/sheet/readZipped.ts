import type { ReadingChoices } from '../importSession/questions';
import type { WorkbookRead } from './hiddenParts';
import type { Say } from './say';
import { openZip } from './zip';

/** Reads a workbook of Excel or of LibreOffice. Throws SheetRefusal. */
export async function readZipped(
  bytes: Uint8Array<ArrayBuffer>,
  how: Partial<ReadingChoices>,
  say: Say,
): Promise<WorkbookRead> {
  const zip = openZip(bytes);
  if (!zip.names.includes('content.xml')) return (await import('./readXlsx')).readXlsx(zip, how, say);
  return (await import('./readOds')).readOds(zip, how, say);
}
