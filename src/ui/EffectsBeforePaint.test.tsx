import { startTransition, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EffectsBeforePaint } from './EffectsBeforePaint';

let place: HTMLDivElement;
let root: Root;

beforeEach(() => {
  // As in a browser: React itself chooses when effects run.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** Whether the effect had run once the text was there, before anything else ran. */
const ranAtOnce = (isBeforePaint: boolean) =>
  new Promise<boolean>((resolve) => {
    let hasRun = false;
    const Screen = () => {
      useEffect(() => {
        hasRun = true;
      }, []);
      return 'Carregando';
    };
    new MutationObserver(() => resolve(hasRun)).observe(place, { childList: true });
    startTransition(() =>
      root.render(
        <>
          <Screen />
          {isBeforePaint && <EffectsBeforePaint />}
        </>,
      ),
    );
  });

it('runs the effects of what mounts with it in the same task', async () => {
  expect(await ranAtOnce(true)).toBe(true);
});

it('is needed: without it they run after the paint', async () => {
  expect(await ranAtOnce(false)).toBe(false);
});
