import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { today } from '@/formats/dates';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { Late, late } from '@/ui/feedback/late';
import type { DraftedText } from './LetterText';
import { KindChoice } from './KindChoice';
import type { Paper } from './kind';
import { Card } from './letterStyles';
import { letterDraft, type Addressees } from './lettersHandover';
import { mailingOf, type Choices } from './mailing';
import { letterOf, letterProblem, type Letter } from './merge';
import { Preview } from './Preview';
import { PrintLots } from './PrintLots';
import { startText } from './startText';
import { useRecipients } from './useRecipients';
import { useRefusals } from './useRefusals';
import { WhoGets } from './WhoGets';

const LetterText = late(() => import('./LetterText'));

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  @media (width >= 75rem) {
    grid-template-areas: 'text who' 'text print';
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
  }
`;

const Column = styled.div<{ $area: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @media (width >= 75rem) {
    grid-area: ${({ $area }) => $area};
  }
`;

const blank: Letter = { parts: [], tokens: [], isBlank: true };

/** A mailing, from who gets it to the paper. */
export default function LettersWork({ of }: { of: Addressees }) {
  const taken = letterDraft.useTaken();
  const keep = letterDraft.useGive();
  const [html, setHtml] = useState(taken ?? startText);
  const recipients = useRecipients(of);
  const refusals = useRefusals();
  const [paper, setPaper] = useState<Paper>({ kind: 'letter', envelope: 'dl', grid: 'l30' });
  const [choices, setChoices] = useState<Choices>({
    withInactive: false,
    withoutAddress: true,
    withoutZipcode: true,
  });
  const [day] = useState(() => today());
  const [letter, setLetter] = useState<Letter>(blank);
  const text = useRef<DraftedText | null>(null);
  const onText = (now: DraftedText) => {
    text.current = now;
    setLetter(letterOf(now.content()));
    const written = now.html();
    setHtml(written);
    keep(written);
  };

  const { reading, phase } = recipients;
  const { missing } = reading;
  const mailing = useMemo(() => mailingOf(reading.recipients, choices), [reading.recipients, choices]);
  const isLetter = paper.kind === 'letter';
  const problem = isLetter ? letterProblem(letter, missing) : undefined;

  return (
    <Parts>
      <Column $area="who">
        <KindChoice paper={paper} onChange={setPaper} />
        <WhoGets
          of={of}
          kind={paper.kind}
          mailing={mailing}
          recipients={recipients}
          choices={choices}
          onChange={setChoices}
        />
      </Column>
      <Column $area="text">
        {isLetter && (
          <Card aria-label="Texto da carta">
            <h2>Texto da carta</h2>
            <ErrorBoundary>
              <Late fallback={<LoadingScreen />}>
                <LetterText start={html} problem={letter === blank ? undefined : problem} onText={onText} />
              </Late>
            </ErrorBoundary>
          </Card>
        )}
        <Preview paper={paper} recipients={mailing.recipients} letter={letter} day={day} />
      </Column>
      <Column $area="print">
        <PrintLots
          // What was printed is of these recipients.
          key={JSON.stringify(choices)}
          paper={paper}
          recipients={mailing.recipients}
          phase={phase}
          problem={problem}
          refusals={refusals}
          day={day}
          letterNow={() => (text.current ? letterOf(text.current.content()) : letter)}
        />
      </Column>
    </Parts>
  );
}
