/** Normalises #RGB or #RRGGBB, with or without #, to `#rrggbb`; null for anything else. */
export function readHex(color: string | null | undefined): string | null {
  const digits = color?.trim().replace(/^#/, '').toLowerCase() ?? '';
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}

/** Black or white, whichever contrasts more with `#rrggbb` (WCAG 2.2 relative luminance). */
export function readableOn(hex: string): '#000000' | '#ffffff' {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}
