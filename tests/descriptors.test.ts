import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { descriptors } from '@mocks/descriptors';

const source = new URL('../src/features/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

const parts = { ofVoter: /\.voter\.tsx$/, report: /\.report\.ts$/, day: /\.day\.ts$/ } as const;

it.each(Object.keys(parts) as (keyof typeof parts)[])(
  'name the %s of each module that has one',
  async (name) => {
    const named = descriptors.flatMap((one) => ('ofVoter' in one && one[name] ? [one[name]] : []));
    const loaded = await Promise.all(named.map(async (load) => (await load()).default));
    expect(new Set(loaded).size).toBe(files.filter((file) => parts[name].test(file)).length);
  },
);

it('name the part in the palette of each module that has one, and the search of each that has one', async () => {
  const named = descriptors.flatMap((one) =>
    'palette' in one && one.palette && 'listPath' in one.palette ? [one.palette] : [],
  );
  expect(new Set(named).size).toBe(files.filter((file) => file.endsWith('.palette.ts')).length);
  const searches = await Promise.all(
    named.flatMap(({ search }) => (search ? [search.load()] : [])).map(async (load) => (await load).default),
  );
  expect(new Set(searches).size).toBe(files.filter((file) => file.endsWith('.search.ts')).length);
});
