import { Grommet } from 'grommet/es6/components/Grommet';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFailure, type ApiFailure } from '@/api/failure';
import { expectNoAxeViolations } from '@tests/axe';
import { ConfirmRemoval } from './ConfirmRemoval';
import { Detail, DetailsList } from './DetailsList';
import { PanelHostContext } from './panelHost';
import { SidePanel } from './SidePanel';

const close = vi.fn();
const done = vi.fn();
const remove = vi.fn<(id: number) => Promise<{ error?: ApiFailure }>>();
beforeEach(() => {
  close.mockReset();
  done.mockReset();
  remove.mockReset().mockResolvedValue({});
});

const draw = (state: { busy?: boolean; failure?: ApiFailure } = {}) => (
  <Grommet>
    <PanelHostContext value={{ close, done, side: 'right' }}>
      <SidePanel title="Remover ligação">
        <ConfirmRemoval
          id={7}
          removal={[remove, { isLoading: state.busy ?? false, error: state.failure }]}
          warning="Após a confirmação a ligação será PERMANENTEMENTE excluida."
          doneText="A ligação LI-7 foi removida!"
        >
          <DetailsList>
            <Detail label="Referência">LI-7</Detail>
          </DetailsList>
        </ConfirmRemoval>
      </SidePanel>
    </PanelHostContext>
  </Grommet>
);

it('shows the record and the warning, and leaves the choice', async () => {
  const person = userEvent.setup();
  render(draw());
  expect(await screen.findByRole('dialog', { name: 'Remover ligação' })).toBeInTheDocument();
  expect(screen.getByText('LI-7')).toBeInTheDocument();
  expect(screen.getByText(/PERMANENTEMENTE/)).toBeInTheDocument();
  await expectNoAxeViolations();

  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(close).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'SIM, Remover' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith(7);
  expect(done).toHaveBeenCalledExactlyOnceWith('A ligação LI-7 foi removida!');
});

it('removes once and stays while removing', async () => {
  const person = userEvent.setup();
  render(draw({ busy: true }));
  await person.click(await screen.findByRole('button', { name: 'Removendo...' }));
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.keyboard('{Escape}');
  expect(remove).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

it('stays when the record could not be removed', async () => {
  remove.mockResolvedValue({ error: createFailure('server') });
  render(draw());
  await userEvent.setup().click(await screen.findByRole('button', { name: 'SIM, Remover' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
});

it('says why the record could not be removed, and no longer while trying again', async () => {
  const refusal = createFailure('validation', {
    errors: [
      { fieldName: '', message: 'A ligação está em uso.' },
      { fieldName: '', message: 'Fale com o administrador.' },
    ],
  });
  const { rerender } = render(draw({ failure: refusal }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A ligação está em uso.');
  expect(screen.getByRole('alert')).toHaveTextContent('Fale com o administrador.');
  await expectNoAxeViolations();

  rerender(draw({ failure: refusal, busy: true }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(draw({ failure: createFailure('timeout', { isWrite: true }) }));
  expect(screen.getByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.');
});
