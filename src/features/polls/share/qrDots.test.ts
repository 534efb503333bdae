import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { dotsPath, drawDots, qrDots } from './qrDots';

/** The modules as a camera sees them: four pixels each, in red, green, blue and opacity. */
function photograph(dots: readonly (readonly boolean[])[]) {
  const side = dots.length * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (dots[y >> 2]?.[x >> 2]) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { pixels, side };
}

it.each([
  'https://enquete.tribuna.test/AbC123xyz789',
  `https://enquete.tribuna.test/${encodeURIComponent('ção & mais')}`,
])('is read back as %s, with the white around it that a camera needs', (link) => {
  const dots = qrDots(link) ?? [];
  const { pixels, side } = photograph(dots);
  expect(jsQR(pixels, side, side)?.data).toBe(link);
  const edge = [...dots.slice(0, 4), ...dots.slice(-4)].flat();
  expect(edge.some(Boolean)).toBe(false);
});

it('is none for a link of more than 500 characters, whose dots no camera would tell apart', () => {
  const longest = `https://enquete.tribuna.test/`.padEnd(500, 'x');
  expect(qrDots(longest)).not.toBeNull();
  expect(qrDots(`${longest}x`)).toBeNull();
});

const link = 'https://enquete.tribuna.test/AbC123xyz789';

/** The pixels drawn for a link at (20, 30), in a 200 px square, on a grey picture. */
function painted(dots: readonly (readonly boolean[])[]) {
  const side = 240;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(128);
  const context = {
    fillStyle: '',
    fillRect(left: number, top: number, width: number, height: number) {
      const value = this.fillStyle === '#000000' ? 0 : 255;
      for (let y = top; y < top + height; y += 1)
        pixels.fill(value, (y * side + left) * 4, (y * side + left + width) * 4);
    },
  };
  drawDots(context as unknown as CanvasRenderingContext2D, dots, { x: 20, y: 30, size: 200 });
  return { pixels, side };
}

it('is drawn so that a camera reads it', () => {
  const { pixels, side } = painted(qrDots(link) ?? []);
  expect(jsQR(pixels, side, side)?.data).toBe(link);
});

it('is drawn within its square, each dot as large as whole pixels allow, and nowhere else', () => {
  const dots = qrDots(link) ?? [];
  const { pixels, side } = painted(dots);
  const dot = Math.floor(200 / dots.length);
  const wrong: string[] = [];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = dots[Math.floor((y - 30) / dot)]?.[Math.floor((x - 20) / dot)];
      const color = isDark === undefined ? 128 : isDark ? 0 : 255;
      if (pixels[(y * side + x) * 4] !== color) wrong.push(`${x} ${y}`);
    }
  expect(wrong).toEqual([]);
});

it('is a path of a square for each dark dot, and of nothing else', () => {
  const dots = qrDots(link) ?? [];
  const squares = [...dotsPath(dots).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const dark = dots.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(squares).toEqual(dark);
  expect(dotsPath(dots)).toHaveLength(squares.join('').length + squares.length * 'Mh1v1h-1z'.length);
});
