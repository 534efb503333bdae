import type { EarlyCall } from '@/api/call';

/*
 * The pages that citizens open on a phone: they load neither the router nor anything of the staff's. The entry reads
 * this table before anything else is there, so it imports nothing.
 */

export interface PublicPage {
  name: 'appointment' | 'invoice';
  /** What the address names: the appointment's code, the client's identifier. */
  value: string;
  /** The read the page starts with. */
  firstCall: EarlyCall;
}

/** The public page an address shows; null for all others. */
export function publicPageAt(address: string): PublicPage | null {
  const [, code] = /^\/appointment\/([^/]+)\/?$/.exec(address) ?? [];
  if (code) return appointment(decode(code));
  const [, identifier] = /^\/invoice\/open\/([^/]+)\/?$/.exec(address) ?? [];
  return identifier ? invoice(decode(identifier)) : null;
}

const appointment = (code: string): PublicPage => ({
  name: 'appointment',
  value: code,
  firstCall: { script: 'compromisso.public.php', action: 'getDetails', query: { code }, isPublic: true },
});

const invoice = (identifier: string): PublicPage => ({
  name: 'invoice',
  value: identifier,
  firstCall: { script: 'cliente.php', action: 'getByIdentifier', query: { identifier }, isPublic: true },
});

/** The read that paying for the licence starts with, a page of the entrance; null for all other addresses. */
export function licenceCallAt(address: string): EarlyCall | null {
  const [, identifier] = /^\/invoice\/use-license\/([^/]+)\/?$/.exec(address) ?? [];
  return identifier ? invoice(decode(identifier)).firstCall : null;
}

/** A link may arrive cut in the middle of an encoded letter; such a code is simply unknown. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
