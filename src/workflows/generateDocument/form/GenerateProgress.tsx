import { useEffect, useRef } from 'react';
import { styled } from '@/ui/style';
import type { Step } from '@/records/jobs/steps/useSteps';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { titleOf } from '@/features/documents/document';
import { useMadeParts } from './useMadeParts';
import type { Made, MadeDocument } from './useGenerateSteps';

const Title = styled.p`
  margin-bottom: 16px;
  font: 600 var(--text-reading) / 1.5 var(--font);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

interface GenerateProgressProps extends Made {
  stepsAfter: (made: MadeDocument) => Step[];
}

/** Steps after a document was generated, each with its state, and the actions on the document. */
export function GenerateProgress({ stepsAfter, ...made }: GenerateProgressProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isBusy, failed, steps, fileButtons, printButton } = useMadeParts(made, stepsAfter);

  return (
    <PanelContent
      busy={isBusy}
      footer={
        <>
          <PanelCloseButton />
          {fileButtons}
          {printButton}
        </>
      }
    >
      <Title ref={heading} role="status" tabIndex={-1}>
        {titleOf(made.document)}
        {!isBusy && (failed > 0 ? ': feito, mas veja o que precisa de atenção.' : ': tudo feito.')}
      </Title>
      {steps}
    </PanelContent>
  );
}
