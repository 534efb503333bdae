import { readFileSync } from 'node:fs';

/** The builder's names for package.json's `browserslist`. */
const builderNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers that a build must support, e.g. `safari17.6`, from package.json. */
export function readTargets(packageFile: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(packageFile, 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = builderNames[name];
    if (!known) throw new Error(`package.json: "${line}" is not understood; write it as "safari >= 17.6".`);
    return `${known}${version}`;
  });
}
