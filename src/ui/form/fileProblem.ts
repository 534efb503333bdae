import { hasUnseen } from '@/formats/files';

/** Upload limit in bytes (docs/rules/panels.md, 'Anexos'). */
export const maxFileBytes = 1_048_576;

/** Whether the file name is a JPEG or PNG. */
export const isPhoto = ({ name }: File) => /\.(jpe?g|png)$/i.test(name);

/** Whether the file name is of the format in which iPhones keep photos. */
export const isHeic = ({ name }: File) => /\.hei[cf]$/i.test(name);

/** A photo over the limit that may fit after shrinking. */
export const isLargePhoto = (file: File) => file.size > maxFileBytes && isPhoto(file);

/** A file's error in Portuguese, or undefined; `endings` are those allowed, e.g. ['.jpg', '.pdf']. */
export function fileProblem(
  file: File,
  endings: readonly string[],
  maxBytes = maxFileBytes,
): string | undefined {
  if (hasUnseen(file.name))
    return 'O nome do arquivo tem caracteres que não se veem e mudam como ele é lido. Mude o nome do arquivo.';
  if (isHeic(file) && endings.includes('.jpg'))
    return 'Este navegador não abre fotos HEIC, do iPhone. Envie a foto a si por e-mail ou WhatsApp e anexe a que chegar, em .jpg; ou escolha, no iPhone, Ajustes, Câmera, Formatos, “Mais Compatível” e tire outra.';
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `Escolha um arquivo ${endings.join(', ')}.`;
  if (file.size <= maxBytes) return undefined;
  return maxBytes === maxFileBytes
    ? 'Arquivo não pode passar de 1MB.'
    : `Arquivo não pode passar de ${maxBytes / maxFileBytes}MB.`;
}
