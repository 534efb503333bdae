import { Grommet } from 'grommet/es6/components/Grommet';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InRouter } from '@tests/InRouter';
import { createFailure, type ApiFailure } from '@/api/failure';
import { expectNoAxeViolations } from '@tests/axe';
import { ConfirmRemoval } from './ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';

/* The texts and effects of removals are tested with every module (tests/records/removal); here, only retries. */

const close = vi.fn();

const draw = (state: { busy?: boolean; failure?: ApiFailure } = {}) => (
  <Grommet>
    <PanelHostContext value={{ close, done: () => undefined }}>
      <SidePanel title="Remover ligação">
        <ConfirmRemoval
          id={7}
          removal={[() => Promise.resolve({}), { isLoading: state.busy ?? false, error: state.failure }]}
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

it('says why the record could not be removed, and no longer while trying again', async () => {
  const refusal = createFailure('validation', {
    errors: [
      { fieldName: '', message: 'A ligação está em uso.' },
      { fieldName: '', message: 'Fale com o administrador.' },
    ],
  });
  const { rerender } = render(draw({ failure: refusal }), { wrapper: InRouter });
  expect(await screen.findByRole('alert')).toHaveTextContent('A ligação está em uso.');
  expect(screen.getByRole('alert')).toHaveTextContent('Fale com o administrador.');
  await expectNoAxeViolations();

  rerender(draw({ failure: refusal, busy: true }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(close).not.toHaveBeenCalled();
  rerender(draw({ failure: createFailure('timeout', { isWrite: true }) }));
  expect(screen.getByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.');
});
