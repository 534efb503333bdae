import { expect, it, vi } from 'vitest';
import { lastActivity, never, noteActivity } from './sessionClock';

it('writes nothing that stands there already, so that no tab undoes what another records meanwhile', () => {
  localStorage.setItem('tribuna-atividade', '0');
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  noteActivity(never);
  expect(writes).not.toHaveBeenCalled();
  noteActivity(1000);
  expect(writes).toHaveBeenCalledOnce();
  expect(lastActivity()).toBe(1000);
});
