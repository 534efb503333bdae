import { readFileSync } from 'node:fs';
import { root } from './run.mjs';

/** Homes of state that live as long as a file's code: what changes, an empty collection, a channel, what a browser keeps. */
const home =
  /^(?:export )?(?:let \w+|const \w+ = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|create(?:Observable|Emitter|TransientState|Slice|ListModule)\b|persistedPreference(?:Of)?\(|shelf[<(]|sharedStorage\(|typeof BroadcastChannel))/m;
/** A module's own list, which the map names once for all. */
const ofList = /^src\/features\/.*Modules?\.ts$/;
const map = 'docs/state.md';

/**
 * The files that keep state and that the map of state does not name.
 * @param {string[]} paths the product's, from the project's folder
 */
export function unmappedState(paths) {
  const text = readFileSync(`${root}/${map}`, 'utf8');
  return paths
    .filter((path) => !ofList.test(path) && home.test(readFileSync(`${root}/${path}`, 'utf8')))
    .filter((path) => !text.includes(path.replace(/^src\/(.*?)\.tsx?$/, '$1')));
}
