import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiDocs } from './apiDocs';

it('docs/api.md is what the calls declare; if not, `npm run docs:api` writes it anew', () => {
  expect(readFileSync(join(process.cwd(), 'docs/api.md'), 'utf8')).toBe(apiDocs());
});
