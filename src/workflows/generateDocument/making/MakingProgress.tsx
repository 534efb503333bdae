import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useExport } from '@/records/list/useExport';
import { recordPath } from '@/records/list/listAddress';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { titleOf } from '@/features/documents/document';
import { draftPath, listPath } from '@/records/links/documents';
import { documentSheetOf } from '@/features/documents/drafting/printDocument';
import { documentWordOf } from '@/features/documents/word/documentWord';
import type { Numbered } from './numbering';
import { StepRow, Steps } from '@/records/jobs/steps/StepList';
import { useMakingSteps, type MadeDocument } from './useMakingSteps';
import { useSteps, type Step } from '@/records/jobs/steps/useSteps';

const Title = styled.p`
  margin-bottom: 16px;
  font: 600 var(--text-reading) / 1.5 var(--font);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

interface MakingProgressProps {
  document: MadeDocument;
  /** Null: no text yet. */
  html: string | null;
  stepsAfter: (made: MadeDocument) => Step[];
}

/** What is still in brackets stands beside the step of the text. */
const listed = { areFine: true };

// What was pressed before is gone.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The steps after a document was made, each with its tick, and what is done with the document then. */
export function MakingProgress({ document, html, stepsAfter }: MakingProgressProps) {
  const { id } = document;
  const blocked = useBlockedReason();
  const files = useExport();
  const [twins, setTwins] = useState<readonly Numbered[]>([]);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const steps = [...useMakingSteps(document, html, setTwins), ...stepsAfter(document)];
  const { shown, isBusy, again } = useSteps(steps);
  const hasText = shown.some(({ key, state }) => key === 'text' && state === 'done');
  const isEnded = !isBusy;
  const failed = shown.filter(({ state, note }) => state === 'failed' || (state === 'done' && note)).length;
  const cannotPrint = blocked('print_legislative_process') ?? files.blocked;
  const cannotDraft = blocked('edit_legislative_process', 'elaborar documentos');

  return (
    <PanelContent
      busy={isBusy}
      footer={
        <>
          <PanelCloseButton />
          {!cannotDraft && (
            <ButtonLink to={draftPath(id)}>{hasText ? 'Abrir o texto' : 'Elaborar doc.'}</ButtonLink>
          )}
          {isEnded && hasText && (
            <Button
              blockedReason={cannotPrint}
              onClick={() => void files.downloadDocument(documentWordOf(id, listed))}
            >
              Baixar .docx
            </Button>
          )}
          {isEnded && hasText && (
            <Button
              kind="primary"
              ref={takeFocus}
              busy={files.inProgress !== null}
              busyText="Gerando..."
              blockedReason={cannotPrint}
              onClick={() => void files.printDocument(documentSheetOf(id, listed))}
            >
              Imprimir
            </Button>
          )}
        </>
      }
    >
      <Title ref={heading} role="status" tabIndex={-1}>
        {titleOf(document)}
        {isEnded && (failed > 0 ? ': feito, mas veja o que precisa de atenção.' : ': tudo feito.')}
      </Title>
      <Steps aria-label="Passos">
        <StepRow step={{ key: 'made', label: 'Documento criado', state: 'done', note: '' }} />
        {shown.map((step) => (
          <StepRow key={step.key} step={step} onAgain={() => again(step.key)}>
            {step.key === 'twin' &&
              step.note &&
              [{ id }, ...twins].map((one, index) => (
                <Link key={one.id} to={recordPath(listPath, one.id)}>
                  {index === 0 ? 'Ver este' : `Ver o outro (${one.id})`}{' '}
                </Link>
              ))}
          </StepRow>
        ))}
      </Steps>
    </PanelContent>
  );
}
