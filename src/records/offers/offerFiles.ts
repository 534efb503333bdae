/* A file apart from `offers.ts`, so that no list waits for the names of all offers. */

const files = import.meta.glob<{ default: unknown }>('../../{features,workflows}/*/*.offer.{ts,tsx}');

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0];

/** The default export of the file with this name; rejects if there is none or it fails to load. */
export async function openOfferFile(name: string): Promise<unknown> {
  const load = Object.entries(files).find(([path]) => nameOf(path) === name)?.[1];
  if (!load) throw new Error(`No file offers ${name}`);
  return (await load()).default;
}
