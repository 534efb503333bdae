import type { EarlyCall } from '@/api/call';

/* Public pages load neither router nor staff code. The entry reads this first: it imports nothing. */

export interface PublicPage {
  name: 'appointment' | 'invoice';
  value: string;
  firstCall: EarlyCall;
}

/** The public page of a path, else null. */
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

/** The licence payment page's first read; null for other paths. */
export function licenceCallAt(address: string): EarlyCall | null {
  const [, identifier] = /^\/invoice\/use-license\/([^/]+)\/?$/.exec(address) ?? [];
  return identifier ? invoice(decode(identifier)).firstCall : null;
}

/** A link cut inside an escape sequence is treated as an unknown code. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
