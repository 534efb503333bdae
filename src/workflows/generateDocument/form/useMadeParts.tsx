import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useExport } from '@/records/list/useExport';
import { recordPath } from '@/records/list/listAddress';
import { StepRow, Steps } from '@/records/jobs/steps/StepList';
import { useSteps, type Step } from '@/records/jobs/steps/useSteps';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { draftPath, listPath } from '@/records/links/documents';
import { documentSheetOf } from '@/features/documents/drafting/printDocument';
import { documentWordOf } from '@/features/documents/drafting/documentWord';
import type { Numbered } from './numbering';
import { useGenerateSteps, type Made, type MadeDocument } from './useGenerateSteps';

interface MadeParts {
  isBusy: boolean;
  /** Count of steps with errors or warnings. */
  failed: number;
  /** The steps, each with its state. */
  steps: ReactNode;
  /** Actions on the created document: its text and its file. */
  fileButtons: ReactNode;
  /** Its print button, the next action. */
  printButton: ReactNode;
}

/** Remaining placeholders are listed next to the text's step. */
const listed = { areFine: true };

// Needed since the pressed button was unmounted.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What follows the creation of a document, for any panel. */
export function useMadeParts(
  { document, html }: Made,
  stepsAfter: (made: MadeDocument) => Step[] = () => [],
): MadeParts {
  const { id } = document;
  const blocked = useBlockedReason();
  const files = useExport();
  const [twins, setTwins] = useState<readonly Numbered[]>([]);
  const { shown, isBusy, again } = useSteps([
    ...useGenerateSteps(document, html, setTwins),
    ...stepsAfter(document),
  ]);
  const hasText = shown.some(({ key, state }) => key === 'text' && state === 'done');
  const cannotPrint = blocked('print_legislative_process') ?? files.blocked;
  const cannotDraft = blocked('edit_legislative_process', 'elaborar documentos');
  return {
    isBusy,
    failed: shown.filter(({ state, note }) => state === 'failed' || (state === 'done' && note)).length,
    steps: (
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
    ),
    fileButtons: (
      <>
        {!cannotDraft && (
          <ButtonLink to={draftPath(id)}>{hasText ? 'Abrir o texto' : 'Elaborar doc.'}</ButtonLink>
        )}
        {!isBusy && hasText && (
          <Button
            blockedReason={cannotPrint}
            onClick={() => void files.downloadDocument(documentWordOf(id, listed))}
          >
            Baixar .docx
          </Button>
        )}
      </>
    ),
    printButton: !isBusy && hasText && (
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
    ),
  };
}
