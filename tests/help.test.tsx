import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { allHelp } from '@/app/screenHelp/texts';
import { helpTexts } from '@/records/modules/help';
import { screens } from '@/records/modules/screens';
import { askedBeyond, doStep } from './helpSteps';
import { administrator } from './office';
import { renderRoute } from './renderRoute';
import { loadScreen } from './staffRoutes';

installDemoApi();

const texts = await allHelp();

it('is there for every screen', () => {
  const helped = helpTexts.map(({ path }) => path);
  expect(screens.map(({ path }) => path).filter((path) => !helped.includes(path))).toEqual([]);
  expect(helped.filter((path) => !screens.some((screen) => screen.path === path))).toEqual([]);
});

it('calls no two tasks of a screen the same', () => {
  for (const { tasks } of texts) expect(new Set(tasks.map(({ name }) => name)).size).toBe(3);
});

// Each task is performed in the demo as described: no step names something missing, or omits a required field.
describe.each(texts)('what the help says of $title', ({ path, tasks }) => {
  it.each(tasks)(
    '$name',
    async ({ steps }) => {
      const [first] = steps;
      const isToldFrom = 'go' in first;
      const isDone = steps.some((step) => !('say' in step) || 'press' in step);
      if (!isDone) return;
      const start = isToldFrom ? first.go : path;
      await loadScreen(start);
      const { user, router } = renderRoute(start, { as: administrator.email });
      await screen.findByRole('heading', { level: 1 });
      for (const step of isToldFrom ? steps.slice(1) : steps)
        await doStep(user, step, (to) => act(() => router.navigate(to)));
      if (steps.some((step) => 'press' in step && step.press === 'Salvar'))
        await waitFor(
          () => {
            if (screen.queryByRole('button', { name: 'Salvar' }))
              throw new Error(`Not saved; asked for: ${askedBeyond().join(', ')}`);
          },
          { onTimeout: (error) => error },
        );
      expect(askedBeyond()).toEqual([]);
    },
    60_000,
  );
});
