import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panelClosed, panelOpened } from './panelFocus';
import { useFocusGivenBack } from './useFocusGivenBack';

function Held() {
  useFocusGivenBack(true);
  return null;
}

/** A dialog opened from a button; `close` ends it and runs work in the same turn. */
function open() {
  const draw = (isOpen: boolean) => (
    <>
      <button type="button">Abrir</button>
      {isOpen && <Held />}
    </>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(draw(true));
  return { button, close: () => rerender(draw(false)) };
}

describe('the focus of who opened a dialog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes back when it closes', () => {
    const { button, close } = open();
    expect(button).not.toHaveFocus();
    close();
    vi.runAllTimers();
    expect(button).toHaveFocus();
  });

  it('stays away when a panel opened as it closed: its Layer would give it back over the form that comes', () => {
    const { button, close } = open();
    close();
    const opener = panelOpened();
    vi.runAllTimers();
    expect(button).not.toHaveFocus();
    panelClosed(opener);
    vi.runAllTimers();
  });
});
