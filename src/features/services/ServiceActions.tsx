import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePanel } from '@/records/list/ModulePanels';
import { useExport } from '@/records/list/useExport';
import type { Act } from '@/records/list/acts';
import { chooseFile } from '@/records/panel/FileTarget';
import { RecordActions } from '@/records/panel/RecordActions';
import { ActButtons, LetterKey, MoreActs } from '@/records/panel/RecordActs';
import { uploadEndings } from '@/records/panel/UploadPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { demandWords } from './demandWords';
import { sheetOf } from './export/sheetExport';
import { useIsOpenService } from './finalStatus';
import { noChat, openChat, useServiceChat } from './list/serviceChat';
import { whyNoChat } from './list/whyNoChat';
import { nextStep, type Step } from './nextStep';
import type { Service, ServiceRow } from './service';
import { servicesModule } from './servicesModule';

/** The requester's record, read with the details. */
export const useAsker = ({ electorId }: Service) =>
  votersLookupApi.useVoterQuery(electorId ?? skipToken).currentData;

interface ServiceActionsProps {
  service: Service;
  row: ServiceRow;
  attach: (file: File) => void;
  cannotAttach: string | undefined;
}

/** First the next step for its status, then everyday actions, and the rest in a menu. */
export function ServiceActions({ service, row, attach, cannotAttach }: ServiceActionsProps) {
  const { open } = usePanel(servicesModule);
  const blocked = useBlockedReason();
  const files = useExport();
  const asker = useAsker(service);
  const readAndOpen = useServiceChat();
  const isOpen = useIsOpenService();

  const steps: Record<Step, Act> = {
    reply: {
      label: 'Dar retorno',
      letter: 'r',
      // Either right is sufficient.
      blockedReason:
        blocked('edit_treatment') && blocked('create_commet_treatment', 'dar retorno em atendimentos'),
      onSelect: () => open('reply'),
    },
    status: {
      label: 'Trocar status',
      letter: 's',
      blockedReason: blocked('edit_treatment', 'trocar o status de atendimentos'),
      onSelect: () => open('status'),
    },
    document: {
      label: 'Gerar documento',
      letter: 'd',
      blockedReason: blocked('create_legislative_process', 'gerar documentos'),
      onSelect: () => open('document'),
    },
  };
  const asked = nextStep(service, isOpen(service));
  const next = asked && !steps[asked].blockedReason ? asked : null;

  const daily: readonly Act[] = [
    ...(next ? [steps[next]] : []),
    ...(['reply', 'document'] as const).filter((step) => step !== next).map((step) => steps[step]),
    {
      label: 'Comentar',
      letter: 'c',
      blockedReason: blocked('create_commet_treatment'),
      onSelect: () => open('comment'),
    },
    {
      label: 'Anexar',
      blockedReason: cannotAttach,
      onSelect: () => chooseFile(uploadEndings, attach),
    },
  ];
  // The status is a button itself, above these.
  const rest: readonly Act[] = [
    {
      label: demandWords.label,
      letter: 'm',
      blockedReason: blocked(demandWords.rule, demandWords.allows),
      onSelect: () => open('demand'),
    },
    { label: 'Pedidos parecidos', onSelect: () => open('alike') },
    ...(noChat(service)
      ? []
      : [
          {
            label: 'WhatsApp',
            letter: 'w',
            // By the requester's record; if absent, it is read on press.
            blockedReason: asker && whyNoChat({ data: asker }),
            onSelect: () => (asker ? openChat(service) : void readAndOpen(service)),
          },
        ]),
    {
      label: 'Imprimir',
      blockedReason: blocked('print_search_treatment') ?? files.blocked,
      onSelect: () => void files.printDocument(sheetOf(row.id)),
    },
    {
      label: 'Passar para',
      letter: 'p',
      blockedReason: blocked('edit_treatment', 'passar atendimentos para outra pessoa'),
      onSelect: () => open('pass'),
    },
    { label: 'Criar lembrete', letter: 't', onSelect: () => open('reminder') },
  ];

  return (
    <RecordActions
      id={row.id}
      rule="edit_treatment"
      onEdit={() => open('edit')}
      before={<ActButtons acts={daily} isNext={next !== null} />}
      editKey={<LetterKey letter="e" />}
    >
      <MoreActs acts={rest} />
    </RecordActions>
  );
}
