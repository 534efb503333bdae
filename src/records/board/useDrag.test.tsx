import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from './useDrag';

const onBegin = vi.fn((_id: number, _card: HTMLElement) => true);
const onDrop = vi.fn((_id: number, _column: HTMLElement) => undefined);
const onOpen = vi.fn();

function Board() {
  return (
    <div {...useDrag({ onBegin, onDrop })}>
      <section data-column="1">
        <div data-card="7">
          <button onClick={onOpen}>Ações</button>
          <a href="#cartao" onClick={onOpen}>
            Card
          </a>
        </div>
      </section>
      <section data-column="2" aria-label="Outra" />
    </div>
  );
}

const finger = { pointerId: 3, pointerType: 'touch', isPrimary: true, buttons: 1, clientX: 10, clientY: 10 };
const card = () => screen.getByText('Card', { selector: '[data-card] > a' });
const isTaken = () => card().parentElement?.dataset.dragged === 'true';
/** jsdom has no pointer events. */
function point(
  target: Element | Window,
  type: string,
  { pointerId, pointerType, isPrimary, ...at }: typeof finger,
) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, ...at });
  fireEvent(target, Object.assign(event, { pointerId, pointerType, isPrimary }));
}
const rest = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  onBegin.mockReturnValue(true);
  // jsdom has no layout.
  document.elementFromPoint = () => screen.queryByLabelText('Outra');
  window.scrollBy = () => undefined;
  render(<Board />);
});
afterEach(() => {
  vi.useRealTimers();
  [onBegin, onDrop, onOpen].forEach((one) => one.mockReset());
});

const mouse = { ...finger, pointerId: 1, pointerType: 'mouse' };

describe('the mouse', () => {
  it('leaves the card where it is let go, also when no frame was drawn since it came there', () => {
    const own = card().closest('section');
    document.elementFromPoint = (x) => (x < 100 ? own : screen.getByLabelText('Outra'));
    point(card(), 'down', mouse);
    point(window, 'move', { ...mouse, clientX: 40 });
    rest(50);
    point(window, 'move', { ...mouse, clientX: 300 });
    point(window, 'up', { ...mouse, clientX: 300, buttons: 0 });
    expect(onDrop).toHaveBeenCalledExactlyOnceWith(7, screen.getByLabelText('Outra'));
  });
});

describe('a finger', () => {
  it('takes the card that it rests on, and leaves it in the column it is lifted over', () => {
    point(card(), 'down', finger);
    point(window, 'move', { ...finger, clientX: 14, clientY: 12 });
    rest(300);
    expect(isTaken()).toBe(false);
    rest(100);
    expect(isTaken()).toBe(true);
    const touch = new Event('touchmove', { cancelable: true });
    window.dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(true);
    point(window, 'move', { ...finger, clientX: 300, clientY: 40 });
    rest(50);
    point(window, 'up', { ...finger, buttons: 0 });
    expect(onDrop).toHaveBeenCalledExactlyOnceWith(7, screen.getByLabelText('Outra'));
    expect(isTaken()).toBe(false);
  });

  it('that moves at once scrolls, however long it stays then', () => {
    point(card(), 'down', finger);
    point(window, 'move', { ...finger, clientX: 10, clientY: 30 });
    const touch = new Event('touchmove', { cancelable: true });
    window.dispatchEvent(touch);
    rest(1000);
    expect(touch.defaultPrevented).toBe(false);
    expect(onBegin).not.toHaveBeenCalled();
  });

  it('is not taken for another, nor for the mouse; a second one on the board gives up', () => {
    point(card(), 'down', finger);
    point(window, 'move', { ...finger, pointerId: 1, pointerType: 'mouse', buttons: 0 });
    rest(400);
    expect(isTaken()).toBe(true);
    point(window, 'up', { ...finger, pointerId: 4 });
    expect(isTaken()).toBe(true);
    point(card(), 'down', { ...finger, pointerId: 4, isPrimary: false });
    expect(isTaken()).toBe(false);
    point(window, 'up', finger);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('whose touch the browser takes over leaves the card, and the next press is heard', () => {
    point(card(), 'down', finger);
    rest(400);
    point(window, 'cancel', finger);
    rest(1);
    expect(isTaken()).toBe(false);
    fireEvent.click(card());
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('does nothing to a button of the card', () => {
    point(screen.getByRole('button'), 'down', finger);
    rest(1000);
    expect(onBegin).not.toHaveBeenCalled();
  });
});
