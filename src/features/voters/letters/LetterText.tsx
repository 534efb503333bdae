import { useState } from 'react';
import styled from 'styled-components';
import { TextDraft, type DraftedText } from '@/features/documents/drafting/TextDraft';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { Row } from './letterStyles';
import { tokens } from './merge';

export type { DraftedText };

const Fields = styled(Row)`
  margin-bottom: 10px;
`;

interface LetterTextProps {
  /** HTML. */
  start: string;
  /** Why it cannot be printed. */
  problem: string | undefined;
  onText: (text: DraftedText) => void;
}

/** The letter's text, with buttons that insert its tokens. Loaded lazily: it brings the editor. */
export default function LetterText({ start, problem, onText }: LetterTextProps) {
  const [text, setText] = useState<DraftedText | null>(null);
  // What was written stays while other papers are looked at.
  const [first] = useState(start);
  return (
    <>
      <Fields role="group" aria-label="Inserir no texto">
        <span>Inserir:</span>
        {tokens.map(({ name, label, says }) => (
          <Button
            key={name}
            title={`{${name}}: ${says}`}
            // Keeps the cursor in the text and a phone's keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => text?.insert(`{${name}}`)}
          >
            {label}
          </Button>
        ))}
      </Fields>
      <TextDraft
        label="Texto da carta"
        start={first}
        onText={(now) => {
          setText(now);
          onText(now);
        }}
      />
      <div role="alert">{problem && <PanelNotice>{problem}</PanelNotice>}</div>
    </>
  );
}
