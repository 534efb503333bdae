import { isHeic } from './fileProblem';

/** Extensions of JPEG files on phones and in browsers, besides `.jpg`. */
const jpegEndings = ['.jpeg', '.jfif', '.jpe', '.pjpeg', '.pjp'];

/**
 * The `accept` list of a file dialog: the allowed extensions and those renamed to one of them. Not `.heic`:
 * an iPhone converts such a photo to JPEG if it is not requested.
 */
export const acceptOf = (endings: readonly string[]): string =>
  (endings.includes('.jpg') ? [...endings, ...jpegEndings] : endings).join(',');

/**
 * The file with a name that the API accepts: `Foto (1).JPEG` becomes `Foto (1).jpg`, and decomposed accents, as a Mac
 * writes them, become single characters. The same File if its name needs no change or cannot be corrected.
 */
export function sendableFile(file: File, endings: readonly string[]): File {
  if (!endings.includes('.jpg')) return file;
  const [written = ''] = /\.[^.]+$/.exec(file.name) ?? [];
  const ending = jpegEndings.includes(written.toLowerCase()) ? '.jpg' : written.toLowerCase();
  const stem = file.name.slice(0, file.name.length - written.length);
  const name = `${stem}${endings.includes(ending) ? ending : written}`.normalize('NFC');
  return name === file.name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Whether it is an iPhone photo that can be converted to JPEG. */
export const isConvertible = (file: File, endings: readonly string[]): boolean =>
  endings.includes('.jpg') && isHeic(file);
