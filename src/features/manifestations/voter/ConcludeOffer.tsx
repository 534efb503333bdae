import { styled } from '@/ui/style';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { concluded, type Manifestation } from '../manifestation';
import { manifestationsModule } from '../manifestationsModule';
import { madeRequest } from './requestState';

const Question = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
`;

/** After creating a service from a manifestation, offers to conclude it with that reference. */
export function ConcludeOffer({ manifestation: { id, statusId } }: { manifestation: Manifestation }) {
  const { open } = usePanel(manifestationsModule);
  const made = madeRequest.useConsume();
  const give = madeRequest.usePass();
  const mayConclude = useCan()('status_manifestation');
  if (made?.manifestationId !== id || statusId === concluded || !mayConclude) return null;
  return (
    <PanelNotice tone="info" live>
      <Question>
        <p>
          O atendimento {made.reference} foi criado. Concluir a manifestação com essa referência no
          comentário?
        </p>
        <Button
          onClick={() => {
            give(made);
            open('comment');
          }}
        >
          Concluir manifestação
        </Button>
      </Question>
    </PanelNotice>
  );
}
