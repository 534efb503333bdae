import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passwordActs } from './passwordActs';

it('what asks for the own password is what docs/security.md says', () => {
  const [, after = ''] = readFileSync('docs/security.md', 'utf8').split('\n## O que pede a própria senha\n');
  const [table = ''] = after.split('\nO que não pede');
  const told = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, act = '']) => act);
  expect(told.slice(2).toSorted()).toEqual(Object.values(passwordActs).toSorted());
});
