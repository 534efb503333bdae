import { ListMessage } from '@/records/list/ListMessage';
import { TitledPage } from '@/records/list/TitledPage';
import { missingRight } from '@/session/rights';
import { useCan } from '@/session/useSession';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { ErrorDrawing } from '@/ui/illustrations/ErrorDrawing';

const Team = late(() => import('./Team'));

/** Workload per user. It reads everyone's services, like an export of them. */
export default function TeamScreen() {
  const can = useCan();
  return (
    <TitledPage
      title="A equipe"
      intro="O que está com cada pessoa do gabinete. Cada número leva à lista que ele conta."
    >
      {can('export_treatment') ? (
        <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
          <Team />
        </Late>
      ) : (
        <ListMessage drawing={<ErrorDrawing />} title="Esta tela não está aberta para você">
          <p>{missingRight('export_treatment', 'ver o que está com cada pessoa')}</p>
          <p>
            É a permissão ‘Exportar atendimentos’. Se você precisa dela, peça a quem administra o gabinete.
          </p>
        </ListMessage>
      )}
    </TitledPage>
  );
}
