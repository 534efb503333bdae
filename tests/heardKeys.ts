import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { allPlaced } from '@/ui/places';
import type { User } from './typing';

/** Waits for the keys of a list, a board or the agenda, whose code comes after the rows: J leads to one of them. */
export const keysHeard = (user: User) =>
  waitFor(async () => {
    await user.keyboard('j');
    expect(allPlaced('open')).toContain(document.activeElement);
  });
