import { vi } from 'vitest';

export interface DownloadedFile {
  name: string;
  text: string;
  bytes: Uint8Array;
}

/** Reads the next file that `act` downloads, with any byte order mark. */
export async function downloadFrom(act: () => Promise<void> | void): Promise<DownloadedFile> {
  const handedOver = new Promise<DownloadedFile>((resolve) => {
    let blob: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:tribuna';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void blob?.arrayBuffer().then((bytes) =>
        resolve({
          name,
          text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
          bytes: new Uint8Array(bytes),
        }),
      );
    });
  });
  await act();
  return handedOver;
}
