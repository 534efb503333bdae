import { withoutCameraData } from './cameraData';

/** The file's bytes; empty if unreadable (it cannot be uploaded either). */
const bytesOf = (file: File) =>
  new Promise<Uint8Array<ArrayBuffer>>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => done(new Uint8Array());
    reader.readAsArrayBuffer(file);
  });

/** The photo without metadata such as its location; the same File if it has none. */
export async function plainPhoto(file: File): Promise<File> {
  const parts = withoutCameraData(await bytesOf(file));
  const size = parts?.reduce((sum, part) => sum + part.length, 0);
  if (!parts || size === file.size) return file;
  return new File(parts, file.name, { type: file.type, lastModified: file.lastModified });
}
