import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLevels } from './useLevels';

it('keeps a letter typed before the list, drawn after it, tells which line the pointer is at', () => {
  const { result } = renderHook(() => useLevels());
  const { change: ofDrawnList, actOn } = result.current;
  act(() => result.current.change({ typed: 'an', own: null }));
  act(() => ofDrawnList({ own: 'voters 7' }));
  expect(result.current.level).toMatchObject({ typed: 'an', own: 'voters 7' });

  const record = { listPath: '/voters/list', id: 7, one: 'eleitor', label: 'Ana', detail: '' };
  act(() =>
    actOn(record, { key: 'voters 7', label: 'Ana', detail: '', icon: 'user', path: '/voters/7', record }),
  );
  expect(result.current).toMatchObject({
    isSecond: true,
    searched: 'an',
    level: { typed: '', label: 'Ana' },
  });
  const { change: ofActions } = result.current;
  act(() => result.current.change({ typed: 'ed' }));
  act(() => ofActions({ own: 'edit' }));
  expect(result.current.level).toMatchObject({ typed: 'ed', own: 'edit' });
  act(() => result.current.endActing());
  act(() => ofActions({ own: 'edit' }));
  expect(result.current).toMatchObject({ isSecond: false, level: { typed: 'an', own: 'voters 7' } });
});
