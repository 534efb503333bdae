import { useEffect, useRef } from 'react';
import { StepRow, Steps } from '@/records/jobs/steps/StepList';
import { useSteps } from '@/records/jobs/steps/useSteps';
import type { ServiceRow } from '@/features/services/servicesOfVoter';
import { plural } from '@/formats/text';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useAttachSteps } from './useAttachSteps';

interface AttachFilesProps {
  on: ServiceRow | string;
  files: readonly File[];
}

/** Uploads a conversation's files to the service, each with its mark; closes by itself when all are done. */
export function AttachFiles({ on, files }: AttachFilesProps) {
  const { close } = usePanelHost();
  const { shown, isBusy, again } = useSteps(useAttachSteps(on, files));
  const isAll = shown.every(({ state }) => state === 'done');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isAll) close();
  }, [isAll, close]);
  return (
    <SidePanel title={`Arquivos do atendimento${typeof on === 'string' ? ` ${on}` : ''}`}>
      <PanelContent busy={isBusy} footer={<PanelCloseButton />}>
        <p ref={heading} role="status" tabIndex={-1}>
          {isBusy
            ? `Enviando ${plural(files.length, 'arquivo', 'arquivos')}...`
            : 'O atendimento está gravado. Veja abaixo os arquivos que não foram.'}
        </p>
        <Steps aria-label="Arquivos">
          {shown.map((step) => (
            <StepRow key={step.key} step={step} onAgain={() => again(step.key)} />
          ))}
        </Steps>
      </PanelContent>
    </SidePanel>
  );
}
