import { encode } from 'uqr';

/** The white around it that a camera needs, in dots. */
const quietZone = 4;

/** A text as the dark dots of a QR code, row by row, with the white around them; null for one too long for any code. */
export function qrDots(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'M', border: quietZone }).data;
  } catch {
    return null;
  }
}

/** The dark dots as one path, for a drawing of `dots.length` units. */
export const dotsPath = (dots: readonly (readonly boolean[])[]): string =>
  dots.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Draws the dots in black on white, at most `size` pixels wide; each is as many whole pixels, so that its edges are sharp. */
export function drawDots(
  context: CanvasRenderingContext2D,
  dots: readonly (readonly boolean[])[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const dot = Math.max(1, Math.floor(size / dots.length));
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, dot * dots.length, dot * dots.length);
  context.fillStyle = '#000000';
  dots.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) context.fillRect(x + across * dot, y + down * dot, dot, dot);
    }),
  );
}
