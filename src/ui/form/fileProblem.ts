/** Largest file that is taken (docs/rules.md, 'Anexos'). */
export const maxFileBytes = 1_048_576;

/** A photo or drawing that is too large as it is, and may do when it is made smaller. */
export const isLargePhoto = ({ name, size }: File) => size > maxFileBytes && /\.(jpe?g|png)$/i.test(name);

/**
 * Why a file will not do, in Portuguese; undefined when it will.
 * @param endings those that are taken, e.g. ['.jpg', '.png', '.pdf']
 */
export function fileProblem(file: File, endings: readonly string[]): string | undefined {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `Escolha um arquivo ${endings.join(', ')}.`;
  return file.size > maxFileBytes ? 'Arquivo não pode passar de 1MB.' : undefined;
}
