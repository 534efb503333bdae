import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@mocks/host/headers';
import { firstPaintStyle } from '../../scripts/build/pages';

const style = firstPaintStyle();
const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

describe('the style of the first paint', () => {
  it.each([
    ['the demo server', securityHeaders['content-security-policy'] ?? ''],
    ['deploy/nginx.conf', readFileSync('deploy/nginx.conf', 'utf8')],
  ])('is allowed by its hash in the policy of %s', (_, policy) => {
    expect(/style-src [^;]*/.exec(policy)?.[0]).toContain(source);
  });

  it('has the colours and sizes of the style sheet that follows', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
    const own = style.match(/--[\w-]+: [^;]+/g) ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const declaration of own) expect(tokens).toContain(`${declaration};`);
  });
});
