/** A file for the panel that is about to open. */
let handed: File | null = null;

/** Hands a file over to the file field that is drawn next, as one dropped on a record's details. */
export function handFile(file: File) {
  handed = file;
}

/** The file that was handed over, if any; it stays until it is taken. */
export const handedFile = () => handed;

/** It is in the field now. */
export function fileTaken() {
  handed = null;
}
