import { withoutCameraData } from './cameraData';

/** What is in a file; nothing of one that cannot be read, which then cannot be sent either. */
const bytesOf = (file: File) =>
  new Promise<Uint8Array<ArrayBuffer>>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => done(new Uint8Array());
    reader.readAsArrayBuffer(file);
  });

/** The same photo without what the camera wrote beside it, as where it was taken; the very file where there is nothing. */
export async function plainPhoto(file: File): Promise<File> {
  const parts = withoutCameraData(await bytesOf(file));
  const size = parts?.reduce((sum, part) => sum + part.length, 0);
  if (!parts || size === file.size) return file;
  return new File(parts, file.name, { type: file.type, lastModified: file.lastModified });
}
