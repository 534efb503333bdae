import { useMemo, useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { today } from '@/formats/dates';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { Late, late } from '@/ui/feedback/late';
import type { DraftedText } from './LetterText';
import { KindChoice } from './KindChoice';
import type { Paper } from './kind';
import { addresseeOf } from './addressee';
import { Card } from './letterStyles';
import { letterDraft, type Addressees } from '@/features/voters/lettersState';
import { mailingOf, type Choices } from './mailing';
import { letterOf, letterProblem, type Letter } from './letterTokens';
import { NamesChoice } from './NamesChoice';
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

const blank: Letter = { parts: [], tokens: [], left: [], isBlank: true };

/** A mailing, from recipients to print. */
export default function LettersWork({ of }: { of: Addressees }) {
  const taken = letterDraft.useConsume();
  const keep = letterDraft.usePass();
  const [html, setHtml] = useState(() => taken?.html ?? startText());
  const recipients = useRecipients(of);
  const refusals = useRefusals();
  const [paper, setPaper] = useState<Paper>({ kind: 'letter', envelope: 'dl', grid: 'l30' });
  const [choices, setChoices] = useState<Choices>({
    byAddress: taken?.byAddress ?? false,
    names: taken?.names ?? 'social',
    withoutAddress: true,
    withoutZipcode: true,
  });
  const [day] = useState(() => today());
  const [letter, setLetter] = useState<Letter>(blank);
  const text = useRef<DraftedText | null>(null);
  // A template sets its text and options in the same turn.
  const chosen = useRef(choices);
  const onText = (now: DraftedText) => {
    text.current = now;
    setLetter(letterOf(now.content()));
    const written = now.html();
    setHtml(written);
    keep({ html: written, names: chosen.current.names, byAddress: chosen.current.byAddress });
  };
  const choose = (next: Choices) => {
    setChoices(next);
    chosen.current = next;
    keep({ html: text.current?.html() ?? html, names: next.names, byAddress: next.byAddress });
  };

  const { reading, phase } = recipients;
  const { missing } = reading;
  const mailing = useMemo(() => mailingOf(reading.recipients, choices), [reading.recipients, choices]);
  const { households } = mailing;
  const addressees = useMemo(
    () => households.map((household) => addresseeOf(household, choices.names)),
    [households, choices.names],
  );
  const isLetter = paper.kind === 'letter';
  const hasCome = letter !== blank;
  const problem = isLetter && hasCome ? letterProblem(letter, missing) : undefined;

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
          onChange={choose}
        />
        <NamesChoice paper={paper} mailing={mailing} phase={phase} choices={choices} onChange={choose} />
      </Column>
      <Column $area="text">
        {isLetter && (
          <Card aria-label="Texto da carta">
            <h2>Texto da carta</h2>
            <ErrorBoundary>
              <Late fallback={<LoadingScreen />}>
                <LetterText
                  start={html}
                  problem={problem}
                  choices={choices}
                  onChoices={choose}
                  onText={onText}
                />
              </Late>
            </ErrorBoundary>
          </Card>
        )}
        <Preview paper={paper} addressees={addressees} letter={letter} day={day} />
      </Column>
      <Column $area="print">
        <PrintLots
          // The print status belongs to these recipients.
          key={JSON.stringify(choices)}
          paper={paper}
          households={households}
          names={choices.names}
          phase={phase}
          problem={isLetter && !hasCome ? 'Aguarde o texto da carta.' : problem}
          left={isLetter ? letter.left : []}
          refusals={refusals}
          day={day}
          letterNow={() => (text.current ? letterOf(text.current.content()) : letter)}
        />
      </Column>
    </Parts>
  );
}
