/*
 * Vitest's jsdom copies each FormData file as a nameless Blob, so every upload arrives as "blob". This
 * restores the name that a browser sends.
 */

import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

type Append = (key: string, value: unknown, fileName?: string) => void;

let copiedFileName: string | null = null;
let isInstalled = false;

/** Installed once per test file. */
export async function keepUploadNames(): Promise<void> {
  if (isInstalled) return;
  isInstalled = true;

  nodeFilesForNode();
  const forEachEntry = FormData.prototype.forEach;
  FormData.prototype.forEach = function (callback, thisArg) {
    forEachEntry.call(this, (value, key, all) => {
      copiedFileName = value instanceof File ? value.name : null;
      callback.call(thisArg, value, key, all);
      copiedFileName = null;
    });
  };

  const nodePrototype = await nodeFormDataPrototype();
  const append = nodePrototype.append;
  nodePrototype.append = function (this: unknown, ...given: Parameters<Append>) {
    const [key, value] = given;
    append.apply(this, given.length === 2 && copiedFileName !== null ? [key, value, copiedFileName] : given);
  };
}

/** Since 24, FormData of Node.js makes files by the global `File`, which is jsdom's here: made of Node's parts, it stays Node's. */
function nodeFilesForNode() {
  globalThis.File = new Proxy(File, {
    construct(ofPage, given: ConstructorParameters<typeof NodeFile>, as) {
      const [part] = given[0];
      const isOfNode = part instanceof NodeBlob || Buffer.isBuffer(part);
      return isOfNode ? new NodeFile(...given) : (Reflect.construct(ofPage, given, as) as File);
    },
  });
}

/** Node's FormData, shadowed by jsdom's; parsing a Response form still returns it. */
async function nodeFormDataPrototype(): Promise<{ append: Append }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  return Object.getPrototypeOf(form) as { append: Append };
}
