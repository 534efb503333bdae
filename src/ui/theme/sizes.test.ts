import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * A larger default font size must enlarge everything, and the layout must adapt: font sizes and window widths are in
 * rem. The journeys show that nothing breaks; this finds sizes in pixels.
 */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  // Print does not use the browser's font size.
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
