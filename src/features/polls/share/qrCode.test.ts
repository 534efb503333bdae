import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrDots } from './qrCode';

/** The dots as a camera sees them: four pixels each, in red, green, blue and opacity. */
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

it('is none for a link that no code holds', () => {
  expect(qrDots(`https://enquete.tribuna.test/${'x'.repeat(5000)}`)).toBeNull();
});
