import { useMemo, useState } from 'react';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { ChosenNames } from '@/records/bulk/ChosenNames';
import { useWriting } from '@/records/jobs/items/useWriting';
import { Button } from '@/ui/button/Button';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { referenceOf, type Service } from '@/features/services/service';
import { GenerateForm } from '../form/GenerateForm';
import type { Made } from '../form/useGenerateSteps';
import type { Demand } from './demand';
import { DemandProgress, NewDemandProgress } from './DemandProgress';
import { demandItems, type DemandItem } from './demandWork';
import { countPeople, demandSource, type Asked } from './demandSource';
import { ExistingDemand } from './ExistingDemand';
import { useDemandWork } from './useDemandWork';

const Other = styled.div`
  margin: 12px 0 20px;
`;

// Needed since the pressed button was unmounted.
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface JoiningProps {
  asked: readonly Asked[];
  /** Ids of services that could not be read. */
  failed: readonly number[];
  onLeft: (left: readonly number[]) => void;
  onReply: (rows: readonly Service[]) => void;
}

/** Selection of the document, then progress. */
export function Joining({ asked, failed, onLeft, onReply }: JoiningProps) {
  const blocked = useBlockedReason();
  const cannotMake = blocked('create_legislative_process', 'gerar documentos');
  const cannotLink = blocked('edit_treatment', 'ligar atendimentos a um documento');
  const cannotNote = blocked('create_commet_treatment');
  const [isNew, setNew] = useState(asked.length > 1 && !cannotMake);
  const [isSwitched, setSwitched] = useState(false);
  const workOf = useDemandWork();
  const writing = useWriting<DemandItem>();
  const [joined, setJoined] = useState<{
    demand: Demand;
    made: Made | null;
    work: ReturnType<typeof workOf>;
  } | null>(null);
  const source = useMemo(() => demandSource(asked), [asked]);
  const people = countPeople(asked);

  const join = (demand: Demand, made: Made | null) => {
    const work = workOf(demand, made && people);
    setJoined({ demand, made, work });
    const requests = asked.map(({ service }) => ({ id: service.id, reference: referenceOf(service) }));
    writing.start(demandItems(requests, cannotNote ? ['link'] : ['link', 'entry']), work);
  };

  if (joined && writing.batch) {
    const progress = {
      ...{ demand: joined.demand, work: joined.work, asked, writing, batch: writing.batch },
      ...{ cannotNote, onLeft, onReply },
    };
    return joined.made ? (
      <NewDemandProgress made={joined.made} {...progress} />
    ) : (
      <DemandProgress {...progress} />
    );
  }
  if (cannotLink || asked.length === 0)
    return (
      <PanelContent footer={<PanelCloseButton />}>
        <PanelNotice live>{cannotLink ?? 'Nenhum dos atendimentos pôde ser lido.'}</PanelNotice>
      </PanelContent>
    );

  const switchTo = (next: boolean) => {
    setSwitched(true);
    setNew(next);
  };
  const top = (
    <>
      <ChosenNames names={asked.map(({ service }) => referenceOf(service))} />
      {asked.length > people && (
        <PanelNotice tone="info">
          {plural(asked.length, 'atendimento', 'atendimentos')} de {plural(people, 'pessoa', 'pessoas')}.
        </PanelNotice>
      )}
      {failed.length > 0 && (
        <PanelNotice live>
          Ficam de fora, porque não puderam ser lidos: {failed.map((id) => `AT-${id}`).join(', ')}.
        </PanelNotice>
      )}
      {cannotNote && (
        <PanelNotice tone="info">{cannotNote} Os atendimentos são ligados, sem andamento.</PanelNotice>
      )}
      <Other>
        {isNew ? (
          <Button ref={isSwitched ? takeFocus : undefined} onClick={() => switchTo(false)}>
            Juntar a um documento que já há
          </Button>
        ) : (
          <Button
            ref={isSwitched ? takeFocus : undefined}
            blockedReason={cannotMake}
            onClick={() => switchTo(true)}
          >
            Fazer um documento novo
          </Button>
        )}
      </Other>
    </>
  );
  return isNew ? (
    <GenerateForm source={source} top={top} onMade={(made) => join(made.document, made)} />
  ) : (
    <ExistingDemand asked={asked} top={top} onChosen={(demand) => join(demand, null)} />
  );
}
