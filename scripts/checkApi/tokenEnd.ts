export interface TokenEnd {
  /** Epoch milliseconds. */
  instant: number;
  /** Completes "lido …". */
  zone: string;
}

/** Parses `token.expires` as the app does; null if invalid. */
export function parseExpires(written: unknown): TokenEnd | null {
  const text = String(written ?? '').trim();
  if (/^\d{9,11}(\.0+)?$/.test(text))
    return { instant: Number(text) * 1000, zone: 'como segundos desde 1970' };
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(text.replace(' ', 'T'));
  if (!text || Number.isNaN(instant)) return null;
  return { instant, zone: hasZone ? 'com o fuso que traz' : 'sem fuso, na hora deste computador' };
}
