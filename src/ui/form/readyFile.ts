import { isLargePhoto, isPhoto } from './fileProblem';
import { plainPhoto } from './plainPhoto';
import { isConvertible, sendableFile } from './sendableFile';

/**
 * A file as it is sent: under a name that the API takes, a photo without the place it was taken at and small enough where
 * that can be had. What cannot be made so comes back as it is, and is refused by `fileProblem`.
 */
export async function readyFile(given: File, endings: readonly string[]): Promise<File> {
  const file = sendableFile(given, endings);
  if (isLargePhoto(file) || isConvertible(file, endings)) {
    const { smallerPhoto } = await import('./smallerPhoto');
    // It has no metadata either.
    return (await smallerPhoto(file).catch(() => null))?.file ?? file;
  }
  return isPhoto(file) ? plainPhoto(file) : file;
}
