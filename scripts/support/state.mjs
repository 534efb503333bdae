import { readFileSync } from 'node:fs';
import { root } from './run.mjs';

/** Code that keeps state for the lifetime of a module: variables, empty collections, channels, browser storage. */
const home =
  /^(?:export )?(?:let \w+|const \w+ = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|create(?:Observable|Emitter|TransientState|Slice|ListModule)\b|persistedPreference(?:Of)?\(|shelf[<(]|sharedStorage\(|typeof BroadcastChannel))/m;
/** A module's own list, which the map covers collectively. */
const ofList = /^src\/features\/.*Modules?\.ts$/;
const map = 'docs/state.md';

/**
 * The files that keep state and are missing from the map of state.
 * @param {string[]} paths the product's, relative to the project's folder
 */
export function unmappedState(paths) {
  const text = readFileSync(`${root}/${map}`, 'utf8');
  return paths
    .filter((path) => !ofList.test(path) && home.test(readFileSync(`${root}/${path}`, 'utf8')))
    .filter((path) => !text.includes(path.replace(/^src\/(.*?)\.tsx?$/, '$1')));
}
