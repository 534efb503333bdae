import { hasUnseen } from '@/formats/files';

/** Upload limit in bytes (docs/rules.md, 'Anexos'). */
export const maxFileBytes = 1_048_576;

/** Whether the file name is a JPEG or PNG. */
export const isPhoto = ({ name }: File) => /\.(jpe?g|png)$/i.test(name);

/** A photo over the limit that may fit after shrinking. */
export const isLargePhoto = (file: File) => file.size > maxFileBytes && isPhoto(file);

/** A file's error in Portuguese, or undefined; `endings` are those allowed, e.g. ['.jpg', '.pdf']. */
export function fileProblem(
  file: File,
  endings: readonly string[],
  mostBytes = maxFileBytes,
): string | undefined {
  if (hasUnseen(file.name))
    return 'O nome do arquivo tem caracteres que não se veem e mudam como ele é lido. Mude o nome do arquivo.';
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `Escolha um arquivo ${endings.join(', ')}.`;
  if (file.size <= mostBytes) return undefined;
  return mostBytes === maxFileBytes
    ? 'Arquivo não pode passar de 1MB.'
    : `Arquivo não pode passar de ${mostBytes / maxFileBytes}MB.`;
}
