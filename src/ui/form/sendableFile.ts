import { isHeic } from './fileProblem';

/** Endings under which telephones and browsers keep a JPEG, besides `.jpg`. */
const jpegEndings = ['.jpeg', '.jfif', '.jpe', '.pjpeg', '.pjp'];

/**
 * What a file dialog offers: also what is renamed to one of the endings. Not `.heic`: an iPhone gives a JPEG of such a photo
 * where it is not asked for.
 */
export const acceptOf = (endings: readonly string[]): string =>
  (endings.includes('.jpg') ? [...endings, ...jpegEndings] : endings).join(',');

/**
 * The file under a name that the API takes: `Foto (1).JPEG` is sent as `Foto (1).jpg`, and an accent that a Mac keeps
 * apart from its letter is one with it. The same File where its name is right already, or nothing makes it so.
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

/** Whether it is a photo of an iPhone that may be converted to a JPEG. */
export const isConvertible = (file: File, endings: readonly string[]): boolean =>
  endings.includes('.jpg') && isHeic(file);
