import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { descriptors } from '@mocks/descriptors';

const source = new URL('../src/features/', import.meta.url);
const files = (pattern: RegExp) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

it('name each part that a module has of a voter', async () => {
  const named = descriptors.flatMap((one) => ('ofVoter' in one && one.ofVoter ? [one.ofVoter] : []));
  const kinds = await Promise.all(named.map(async (load) => (await load()).default.kind));
  expect(new Set(kinds).size).toBe(files(/\.voter\.tsx$/).length);
});
