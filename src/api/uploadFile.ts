import * as v from 'valibot';
import { callApi } from './client';
import { recordOf } from './reply';

/** A file in the object store; its address is saved on a record afterwards. */
export interface StoredFile {
  name: string;
  url: string;
}

const filled = v.pipe(v.string(), v.nonEmpty());
const stored = recordOf(v.object({ name: filled, url: filled }));

/**
 * The first step of attaching a file: puts it into the object store (object.php).
 * @param onProgress hears the part that has been sent, 0 to 1
 */
export function uploadFile(file: File, onProgress: (fraction: number) => void) {
  const body = new FormData();
  body.append('file', file, file.name);
  return callApi({
    script: 'object.php',
    action: 'create',
    method: 'POST',
    body,
    reply: stored,
    onUploadProgress: onProgress,
  });
}
