import { encode } from 'uqr';

/** The white around it that a camera needs, in dots. */
const quietZone = 4;

/** A text as the dark dots of a QR code, row by row, with the white around them. */
export const qrDots = (text: string): boolean[][] => encode(text, { ecc: 'M', border: quietZone }).data;

/** The dark dots as one path, for a drawing of `dots.length` units. */
export const dotsPath = (dots: readonly (readonly boolean[])[]): string =>
  dots.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Draws it in black on white, at most `size` pixels wide; every dot is as many whole pixels, so that its edges are sharp. */
export function drawQrCode(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const dots = qrDots(text);
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
