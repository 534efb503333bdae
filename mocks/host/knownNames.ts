import { hostname, networkInterfaces } from 'node:os';

/** Wildcard addresses. */
const everyAddress = ['0.0.0.0', '::'];

/** As in a Host header. */
const normalized = (name: string) => (name.includes(':') ? `[${name}]` : name).toLowerCase();

/**
 * Host header check against DNS rebinding: another site's name pointed at this machine would be same-origin
 * with the demo.
 * @param given listening and extra host names; '0.0.0.0' and '::' mean every local address
 */
export function createHostCheck(given: readonly string[]): (header: string | undefined) => boolean {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...given.map(normalized)]);
  if (given.some((name) => everyAddress.includes(name))) {
    const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const name of [hostname(), ...interfaces.map(({ address }) => address)]) names.add(normalized(name));
  }
  // Browsers always send the header.
  return (header) => header === undefined || names.has(header.toLowerCase().replace(/:\d+$/, ''));
}
