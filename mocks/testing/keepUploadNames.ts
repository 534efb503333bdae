/*
 * Vitest's jsdom copies each FormData file as a nameless Blob, so every upload arrives as "blob". This
 * restores the name that a browser sends.
 */

type Append = (key: string, value: unknown, fileName?: string) => void;

let copiedFileName: string | null = null;
let isInstalled = false;

/** Installed once per test file. */
export async function keepUploadNames(): Promise<void> {
  if (isInstalled) return;
  isInstalled = true;

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

/** Node's FormData, shadowed by jsdom's; parsing a Response form still returns it. */
async function nodeFormDataPrototype(): Promise<{ append: Append }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  return Object.getPrototypeOf(form) as { append: Append };
}
