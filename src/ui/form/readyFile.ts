import { isLargePhoto, isPhoto } from './fileProblem';
import { plainPhoto } from './plainPhoto';
import { isConvertible, sendableFile } from './sendableFile';

/**
 * The file to send: with a name that the API accepts, and a photo without its location and reduced in size
 * where possible. A file that cannot be converted is returned as it is and refused by `fileProblem`.
 */
export async function readyFile(given: File, endings: readonly string[]): Promise<File> {
  const file = sendableFile(given, endings);
  if (isLargePhoto(file) || isConvertible(file, endings)) {
    const { smallerPhoto } = await import('./smallerPhoto');
    // The smaller photo has no metadata either.
    return (await smallerPhoto(file).catch(() => null))?.file ?? file;
  }
  return isPhoto(file) ? plainPhoto(file) : file;
}
