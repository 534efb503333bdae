import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openOfferFile } from '@/records/offers/offerFiles';

const root = new URL('../src/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
const files = sources.filter((file) => /\.offer\.tsx?$/.test(file));
const nameOf = (file: string) => /([^/\\]+)\.offer\.tsx?$/.exec(file)?.[1] ?? '';
const names = files.map(nameOf).toSorted();

describe('offers', () => {
  it('have names of their own, and each file declares the one it is called by', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const file of files) {
      const [, declared] = /interface Offers \{[^}]*?\n {4}(\w+): typeof/.exec(textOf(file)) ?? [];
      expect(declared, file).toBe(nameOf(file));
    }
  });

  it('are each taken by somebody', () => {
    const taken = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:offered|loadOffer)\('(\w+)'\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(taken)].toSorted()).toEqual(names);
  });

  it('fail aloud under a name that nobody offers', async () => {
    await expect(openOfferFile('nobody')).rejects.toThrow('nobody');
  });
});
