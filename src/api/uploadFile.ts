import * as v from 'valibot';
import { callApi } from './client';
import { recordOf } from './reply';

export interface StoredFile {
  name: string;
  url: string;
}

const filled = v.pipe(v.string(), v.nonEmpty());
const stored = recordOf(v.object({ name: filled, url: filled }));

/** Uploads a file to the object store (object.php); `onProgress` gets 0 to 1. */
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
