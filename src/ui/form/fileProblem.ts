import { hasUnseen } from '@/formats/files';

/** Largest file that is taken (docs/rules.md, 'Anexos'). */
export const maxFileBytes = 1_048_576;

/** A photo or drawing, by its name. */
export const isPhoto = ({ name }: File) => /\.(jpe?g|png)$/i.test(name);

/** One that is too large as it is, and may do when it is made smaller. */
export const isLargePhoto = (file: File) => file.size > maxFileBytes && isPhoto(file);

/**
 * Why a file will not do, in Portuguese; undefined when it will.
 * @param endings those that are taken, e.g. ['.jpg', '.png', '.pdf']
 */
export function fileProblem(file: File, endings: readonly string[]): string | undefined {
  if (hasUnseen(file.name))
    return 'O nome do arquivo tem caracteres que não se veem e mudam como ele é lido. Mude o nome do arquivo.';
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `Escolha um arquivo ${endings.join(', ')}.`;
  return file.size > maxFileBytes ? 'Arquivo não pode passar de 1MB.' : undefined;
}
