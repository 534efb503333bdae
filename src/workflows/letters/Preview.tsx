import { useMemo, useState } from 'react';
import { styled } from '@/ui/style';
import type { LocalDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import type { SheetNode } from '@/formats/print';
import { sameText } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import type { Paper } from './kind';
import { Card, Quiet, Row } from './letterStyles';
import { longest } from './mailing';
import { fillLetter, valuesOf, type Letter } from './letterTokens';
import { envelopeNode, envelopes, envelopeStyle, labelGrids, labelNode, labelStyle } from './paper';
import { addressLines, type Addressee } from './addressee';
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

/* As wide as its container, scaled from the paper's width. */
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
  addressees: readonly Addressee[];
  letter: Letter;
  day: LocalDate;
}

/** A preview of one item of the mailing, initially the one with the longest name. */
export function Preview({ paper, addressees, letter, day }: PreviewProps) {
  const longestName = useMemo(() => longest(addressees, ({ name }) => name), [addressees]);
  const longestAddress = useMemo(
    () => longest(addressees, (one) => addressLines({ ...one, name: '' }).join(' ')),
    [addressees],
  );
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = addressees.findIndex(({ id }) => id === chosenId);
  const at = chosen >= 0 ? chosen : longestName;
  const shown = addressees[at];
  const go = (place: number) => setChosenId(addressees[place]?.id ?? null);
  const says =
    at === longestName ? ' · nome mais longo' : at === longestAddress ? ' · endereço mais longo' : '';
  return (
    <Card aria-label="Prévia">
      <h2>Prévia</h2>
      {shown ? (
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
              blockedReason={at < addressees.length - 1 ? undefined : 'É o último.'}
              onClick={() => go(at + 1)}
            />
            <Quiet role="status">
              {formatNumber(at + 1)} de {formatNumber(addressees.length)}
              {says}
              {whoText(shown)}
            </Quiet>
          </Bar>
          <ErrorBoundary>
            <Late fallback={null}>
              <Shown paper={paper} to={shown} letter={letter} day={day} />
            </Late>
          </ErrorBoundary>
        </>
      ) : (
        <Quiet>Ninguém para mostrar ainda.</Quiet>
      )}
    </Card>
  );
}

/** Number of people it is for, or the person's recorded name. */
function whoText({ members, name }: Addressee): string {
  const [first] = members;
  if (members.length > 1) return ` · para ${formatNumber(members.length)} pessoas`;
  return first && !sameText(first.name, name) ? ` · no cadastro: ${first.name}` : '';
}

interface ShownProps extends Omit<PreviewProps, 'addressees'> {
  to: Addressee;
}

function Shown({ paper, to, letter, day }: ShownProps) {
  const nodes = useMemo((): SheetNode['content'] => {
    if (paper.kind === 'envelope') return [envelopeNode(to, envelopes[paper.envelope])];
    if (paper.kind === 'label') return [labelNode(to, labelGrids[paper.grid])];
    return fillLetter(letter, valuesOf(to, day));
  }, [paper, to, letter, day]);
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
