import { hostname, networkInterfaces } from 'node:os';

/** Addresses that mean every one this machine has. */
const everyAddress = ['0.0.0.0', '::'];

/** As a Host header has it. */
const written = (name: string) => (name.includes(':') ? `[${name}]` : name).toLowerCase();

/**
 * Tells whether a Host header names this server. A page of another site can point a name of its own at this machine
 * and would then be of the same origin as the demonstration; it cannot make the browser say another name than its own.
 * @param given where it listens and by what else it is called; '0.0.0.0' and '::' for all this machine's addresses
 */
export function createHostCheck(given: readonly string[]): (header: string | undefined) => boolean {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...given.map(written)]);
  if (given.some((name) => everyAddress.includes(name))) {
    const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const name of [hostname(), ...interfaces.map(({ address }) => address)]) names.add(written(name));
  }
  // Browsers always send one.
  return (header) => header === undefined || names.has(header.toLowerCase().replace(/:\d+$/, ''));
}
