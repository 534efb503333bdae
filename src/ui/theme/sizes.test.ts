import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * Whoever sets a larger letter in the browser gets all of it larger, and a layout that makes room: type and the window's
 * widths are said in rem. The journeys show that nothing breaks by it; this finds the size that was said in pixels.
 */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  // Paper has no letters set in a browser.
  (file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.') && !file.endsWith('formats/print.ts'),
);

const inPixels = [/(?:font|font-size|line-height):[^;]*\dpx/, /@(?:media|container)[^{]*\dpx/];

it('says every size of type, and every width at which the layout changes, in rem', () => {
  const found = sources.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        inPixels.some((size) => size.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
