import { openZip as open, type Zip } from '@/formats/unzip';
import { brokenFile, maxRatio, maxUnpackedBytes, SheetRefusal } from './bounds';

export type { Zip };

/** Error for a file whose content is far larger than its size. */
export const tooLarge = () =>
  new SheetRefusal(
    'Esta planilha guarda muito mais do que aparenta e não é aberta. Salve a planilha como .csv e tente outra vez.',
  );

/** Opens the ZIP of a workbook. Throws SheetRefusal. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): Zip =>
  open(bytes, { maxUnpackedBytes, maxRatio, broken: brokenFile, tooLarge });
