import { lazy, Suspense, type ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Late, late } from './late';

/** Code that loads when `arrive` is called. */
function onTheWay() {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const load = () => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  return { load, arrive: () => arrive({ default: () => <p>Aqui está</p> }) };
}

// React delays by a timer, which never fires here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('is drawn as soon as its code has arrived', async () => {
  const { load, arrive } = onTheWay();
  const Part = late(load);
  render(
    <Late fallback="Esperando">
      <Part />
    </Late>,
  );
  expect(screen.getByText('Esperando')).toBeVisible();
  arrive();
  await turns(20);
  expect(screen.getByText('Aqui está')).toBeVisible();
  expect(screen.queryByText('Esperando')).not.toBeInTheDocument();
});

it('is held back by React alone, which is why it stands here', async () => {
  const { load, arrive } = onTheWay();
  const Part = lazy(load);
  render(
    <Suspense fallback="Esperando">
      <Part />
    </Suspense>,
  );
  arrive();
  await turns(20);
  expect(screen.getByText('Esperando')).toBeVisible();
  vi.runAllTimers();
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText('Aqui está')).toBeVisible());
});

it('is drawn from the first when its code is there already', async () => {
  const Part = late(() => Promise.resolve({ default: () => <p>Aqui está</p> }));
  render(
    <Late fallback="Esperando">
      <Part />
    </Late>,
  );
  await turns(20);
  expect(screen.getByText('Aqui está')).toBeVisible();
});
