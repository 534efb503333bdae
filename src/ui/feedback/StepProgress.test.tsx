import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listen } from '@tests/voice';
import { countedSteps, StepProgress } from './StepProgress';

it('is seen at each step and heard at each quarter, and its end once', async () => {
  const { rerender } = render(<StepProgress {...countedSteps(0, 40)} />);
  const { heard } = await listen();
  for (let done = 1; done < 40; done += 1) {
    await act(async () => rerender(<StepProgress {...countedSteps(done, 40)} />));
    expect(screen.getAllByText(`${done} de 40`)[0]).toBeVisible();
  }
  await act(async () => rerender(<StepProgress seen="Pronto: 40 feitos." />));
  expect(await heard()).toEqual([
    'polite: 10 de 40',
    'polite: 20 de 40',
    'polite: 30 de 40',
    'polite: Pronto: 40 feitos.',
  ]);
});
