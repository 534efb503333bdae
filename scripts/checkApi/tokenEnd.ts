/** The end of a token, and how its zone was told. */
export interface TokenEnd {
  /** Milliseconds since 1970. */
  instant: number;
  /** To complete "lido …". */
  zone: string;
}

/** Reads `token.expires` as the app does; null for what is no moment. */
export function parseExpires(written: unknown): TokenEnd | null {
  const text = String(written ?? '').trim();
  if (/^\d{9,11}(\.0+)?$/.test(text))
    return { instant: Number(text) * 1000, zone: 'como segundos desde 1970' };
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(text.replace(' ', 'T'));
  if (!text || Number.isNaN(instant)) return null;
  return { instant, zone: hasZone ? 'com o fuso que traz' : 'sem fuso, na hora deste computador' };
}
