let handed: File | null = null;

/** Passes a file to the next FileField mounted, e.g. one dropped on a record's details. */
export function handFile(file: File) {
  handed = file;
}

/** The passed file, if any; stays until `fileTaken`. */
export const handedFile = () => handed;

/** Clears the passed file. */
export function fileTaken() {
  handed = null;
}
