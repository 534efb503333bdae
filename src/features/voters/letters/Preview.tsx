import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { LocalDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import type { SheetNode } from '@/formats/print';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import type { Paper } from './kind';
import { Card, Quiet, Row } from './letterStyles';
import { longest } from './mailing';
import { fillLetter, valuesOf, type Letter } from './merge';
import { envelopeNode, envelopes, envelopeStyle, labelGrids, labelNode, labelStyle } from './paper';
import { addressLines, type Recipient } from './recipient';
import { SheetNodes } from './SheetNodes';

const LetterPreview = late(() => import('./LetterPreview'));

const Bar = styled(Row)`
  margin-bottom: 12px;

  [aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

const Window = styled.div`
  max-width: 48rem;
  container-type: inline-size;
`;

const Small = styled(Window)`
  max-width: 26rem;
`;

interface OfPaperProps {
  $width: number;
  $looks: string;
}

/* As wide as its window, whose width is that of the paper. */
const OfPaper = styled.div<OfPaperProps>`
  --mm: calc(100cqw / ${({ $width }) => $width});

  background: #fff;
  color: #000;
  color-scheme: light;
  font-family: Arial, 'Liberation Sans', Helvetica, sans-serif;
  outline: var(--line-width) solid var(--line);
  ${({ $looks }) => $looks}
`;

interface PreviewProps {
  paper: Paper;
  recipients: readonly Recipient[];
  letter: Letter;
  day: LocalDate;
}

/** One of the mailing as it will be printed: first the one with the longest name. */
export function Preview({ paper, recipients, letter, day }: PreviewProps) {
  const longestName = useMemo(() => longest(recipients, ({ name }) => name), [recipients]);
  const longestAddress = useMemo(
    () => longest(recipients, (one) => addressLines({ ...one, name: '' }).join(' ')),
    [recipients],
  );
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = recipients.findIndex(({ id }) => id === chosenId);
  const at = chosen >= 0 ? chosen : longestName;
  const recipient = recipients[at];
  const go = (place: number) => setChosenId(recipients[place]?.id ?? null);
  const says =
    at === longestName ? ' · nome mais longo' : at === longestAddress ? ' · endereço mais longo' : '';
  return (
    <Card aria-label="Prévia">
      <h2>Prévia</h2>
      {recipient ? (
        <>
          <Bar>
            <Button aria-pressed={at === longestName} onClick={() => go(longestName)}>
              Nome mais longo
            </Button>
            <Button aria-pressed={at === longestAddress} onClick={() => go(longestAddress)}>
              Endereço mais longo
            </Button>
            <IconButton
              label="Anterior"
              icon={<ChevronLeftIcon />}
              blockedReason={at > 0 ? undefined : 'É o primeiro.'}
              onClick={() => go(at - 1)}
            />
            <IconButton
              label="Seguinte"
              icon={<ChevronRightIcon />}
              blockedReason={at < recipients.length - 1 ? undefined : 'É o último.'}
              onClick={() => go(at + 1)}
            />
            <Quiet role="status">
              {formatNumber(at + 1)} de {formatNumber(recipients.length)}
              {says}
            </Quiet>
          </Bar>
          <ErrorBoundary>
            <Late fallback={null}>
              <Shown paper={paper} recipient={recipient} letter={letter} day={day} />
            </Late>
          </ErrorBoundary>
        </>
      ) : (
        <Quiet>Ninguém para mostrar ainda.</Quiet>
      )}
    </Card>
  );
}

interface ShownProps extends Omit<PreviewProps, 'recipients'> {
  recipient: Recipient;
}

function Shown({ paper, recipient, letter, day }: ShownProps) {
  const nodes = useMemo((): SheetNode['content'] => {
    if (paper.kind === 'envelope') return [envelopeNode(recipient, envelopes[paper.envelope])];
    if (paper.kind === 'label') return [labelNode(recipient, labelGrids[paper.grid])];
    return fillLetter(letter, valuesOf(recipient, day));
  }, [paper, recipient, letter, day]);
  if (paper.kind === 'letter') return <LetterPreview content={nodes} />;
  const isLabel = paper.kind === 'label';
  const size = isLabel ? labelGrids[paper.grid] : envelopes[paper.envelope];
  const looks = isLabel ? labelStyle(labelGrids[paper.grid]) : envelopeStyle(envelopes[paper.envelope]);
  const Frame = isLabel ? Small : Window;
  return (
    <Frame>
      <OfPaper $width={size.width} $looks={looks}>
        <SheetNodes nodes={nodes} />
      </OfPaper>
    </Frame>
  );
}
