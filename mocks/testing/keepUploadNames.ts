/*
 * In Vitest's jsdom environment a FormData becomes a request body by copying each file as a nameless Blob, so
 * every upload arrives as "blob". A browser sends the name. This puts it back.
 */

type Append = (key: string, value: unknown, fileName?: string) => void;

let copiedFileName: string | null = null;
let isInstalled = false;

/** Makes uploads in tests carry their file names. Works once, for the whole test file. */
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

/** Node's own FormData, which jsdom's hides; reading a form from a response still gives it. */
async function nodeFormDataPrototype(): Promise<{ append: Append }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  return Object.getPrototypeOf(form) as { append: Append };
}
