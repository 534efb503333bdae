import { describe, expect, it, vi } from 'vitest';
import { createFailure, type ApiResult } from '@/api/failure';
import type { Spot } from '../entry';
import { moveRecord } from './moveRecord';

const at = (day: string): Spot => ({ day, hours: { start: '09:00', end: '10:00' } });
const [old, wanted, other] = [at('2026-11-23'), at('2026-11-24'), at('2026-11-25')];

interface Kept {
  spot: Spot;
  note: string;
}

function office(reads: ApiResult<Kept>[], saved: { error?: unknown } = {}) {
  const save = vi.fn<(record: Kept, spot: Spot) => Promise<{ error?: unknown }>>().mockResolvedValue(saved);
  const read = vi.fn(() => Promise.resolve(reads.shift() ?? { error: createFailure('offline') }));
  return {
    read,
    save,
    moved: () => moveRecord({ read, save, spotOf: ({ spot }: Kept) => spot }, old, wanted),
  };
}
const standing = (spot: Spot): ApiResult<Kept> => ({ data: { spot, note: 'de outra pessoa' } });

describe('moving a record', () => {
  it('saves it whole as it was just read, and can undo that', async () => {
    const { save, moved } = office([standing(old)]);
    const outcome = await moved();
    expect(save).toHaveBeenCalledExactlyOnceWith({ spot: old, note: 'de outra pessoa' }, wanted);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    await outcome.undo?.();
    expect(save).toHaveBeenLastCalledWith({ spot: old, note: 'de outra pessoa' }, old);
  });

  it.each<[string, ApiResult<Kept>[], string]>([
    ['it cannot be read', [{ error: createFailure('server') }], 'refused'],
    ['somebody moved it meanwhile', [standing(other)], 'elsewhere'],
    ['it is there already', [standing(wanted)], 'done'],
  ])('writes nothing where %s', async (_, reads, kind) => {
    const { save, moved } = office(reads);
    expect((await moved()).kind).toBe(kind);
    expect(save).not.toHaveBeenCalled();
  });

  it('a refusal is a refusal, and is not read again', async () => {
    const { read, moved } = office([standing(old)], {
      error: createFailure('validation', { isWrite: true }),
    });
    expect((await moved()).kind).toBe('refused');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each(['timeout', 'offline', 'unreadable', 'server'] as const)(
    'after %s it is not known, not sent again, and read again',
    async (failure) => {
      const { read, save, moved } = office([standing(old), standing(wanted)], {
        error: createFailure(failure, { isWrite: true }),
      });
      expect(await moved()).toMatchObject({ kind: 'unknown', record: { spot: wanted } });
      expect([read, save].map((call) => call.mock.calls.length)).toEqual([2, 1]);
    },
  );

  it('what cannot be read again either stands nowhere for sure', async () => {
    const { moved } = office([standing(old)], { error: createFailure('timeout', { isWrite: true }) });
    expect(await moved()).toMatchObject({ kind: 'unknown', record: null });
  });
});
