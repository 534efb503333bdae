import { describe, expect, it } from 'vitest';
import { allowedTags, plainMarkup } from '@/texts/markup/markup';
import { expectLinear, hostileMarkup } from '../growth';

const deep = allowedTags.map(
  (tag) => [`nested ${tag}`, (times: number) => `<${tag}><p>a</p>`.repeat(times)] as const,
);
const shut = allowedTags.map(
  (tag) => [`${tag} and its end`, (times: number) => `<${tag}>a</${tag}>`.repeat(times)] as const,
);
const inputs = [...Object.entries(hostileMarkup), ...deep, ...shut];

describe('reading a text takes as long as it is', () => {
  it.each(inputs)('%s', (_, textOf) => {
    expectLinear(plainMarkup, textOf, 16_000);
    // The output grows linearly too, however often its marks continue across lines.
    const [once, twice] = [2000, 4000].map((times) => plainMarkup(textOf(times)));
    if (!once || !twice || once.isOver || twice.isOver) return;
    expect(twice.html.length).toBeLessThanOrEqual(2.5 * once.html.length + 100);
  });
});
