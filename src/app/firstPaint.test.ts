import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@mocks/host/headers';
import { firstPaintStyle, pageStartScript } from '../../scripts/build/pages';

const style = firstPaintStyle();
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policies: [of: string, policy: string][] = [
  ['the demo server', securityHeaders['content-security-policy'] ?? ''],
  ['deploy/nginx.conf', readFileSync('deploy/nginx.conf', 'utf8')],
];

describe('the script in the HTML', () => {
  it.each(policies)('is allowed by its hash in the policy of %s', (_, policy) => {
    expect(/script-src [^;]*/.exec(policy)?.[0]).toContain(sourceOf(pageStartScript()));
  });

  it('is at most 1.5 kB, and ends no element that it stands in', () => {
    expect(pageStartScript().length).toBeLessThanOrEqual(1500);
    expect(pageStartScript()).not.toContain('</');
  });
});

describe('the style of the first paint', () => {
  it.each(policies)('is allowed by its hash in the policy of %s', (_, policy) => {
    expect(/style-src [^;]*/.exec(policy)?.[0]).toContain(sourceOf(style));
  });

  it('has the colours and sizes of the style sheet that follows', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
    const own = style.match(/--[\w-]+: [^;]+/g) ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const declaration of own) expect(tokens).toContain(`${declaration};`);
  });
});
