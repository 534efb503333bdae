import { encode } from 'uqr';

/** White margin that cameras need, in modules. */
const quietZone = 4;

/** Maximum characters; the modules of a longer text would be too small on a poster and slow to compute. */
const longest = 500;

/** QR code rows, with the margin; true is dark. Null when the text is too long. */
export function qrDots(text: string): boolean[][] | null {
  if (text.length > longest) return null;
  return encode(text, { ecc: 'M', border: quietZone }).data;
}

/** SVG path of the dark modules, in `dots.length` units. */
export const dotsPath = (dots: readonly (readonly boolean[])[]): string =>
  dots.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Draws up to `size` pixels wide, with whole pixels per module for sharp edges. */
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
