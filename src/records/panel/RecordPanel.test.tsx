import { Grommet } from 'grommet/es6/components/Grommet';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InRouter } from '@tests/InRouter';
import { createFailure } from '@/api/failure';
import { PanelContent } from '@/ui/panel/PanelContent';
import { bothOf, RecordPanel, type RecordQuery } from './RecordPanel';

const waiting = { isFetching: true, refetch: () => undefined };

const draw = (query: RecordQuery<string>) => (
  <Grommet>
    <RecordPanel title="Ligação LI-7" query={query}>
      {(name) => (
        <PanelContent>
          <label>
            Nome <input defaultValue={name} />
          </label>
        </PanelContent>
      )}
    </RecordPanel>
  </Grommet>
);

it('is one dialog from the wait through a failure to the record', async () => {
  const refetch = vi.fn();
  const { rerender } = render(draw(waiting), { wrapper: InRouter });
  const dialog = await screen.findByRole('dialog', { name: 'Ligação LI-7' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ligação LI-7' })).toHaveFocus());

  rerender(draw({ error: createFailure('offline'), isFetching: false, refetch }));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBe(dialog);

  rerender(draw({ data: 'Ana', isFetching: false, refetch }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('leads to the first field once it is there', async () => {
  const { rerender } = render(draw(waiting), { wrapper: InRouter });
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ligação LI-7' })).toHaveFocus());
  rerender(draw({ data: 'Ana', isFetching: false, refetch: () => undefined }));
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
});

it('waits for both of two answers, and asks again for the one that failed', () => {
  const again = vi.fn();
  const never = vi.fn();
  const there = { data: 1, isFetching: false, refetch: never };
  const failed = { error: createFailure('server'), isFetching: false, refetch: again };
  expect(bothOf(there, there).data).toEqual([1, 1]);
  expect(bothOf(there, waiting)).toMatchObject({ data: undefined, isFetching: true });
  const both = bothOf(there, failed);
  expect(both.error).toBe(failed.error);
  both.refetch();
  expect(again).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
