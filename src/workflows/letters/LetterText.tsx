import { useState } from 'react';
import { styled } from '@/ui/style';
import { TextDraft, type DraftedText } from '@/texts/editor/TextDraft';
import { Button } from '@/ui/button/Button';
import { Late, late } from '@/ui/feedback/late';
import { FileIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/menu/MenuButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { Row } from './letterStyles';
import { useLetterTemplates, type LetterTemplate } from './letterTemplates';
import type { Choices } from './mailing';
import { tokens } from './letterTokens';
import { startText } from './startText';

export type { DraftedText };

const LetterTemplatesPanel = late(() => import('./LetterTemplatesPanel'));

const Fields = styled(Row)`
  margin-bottom: 10px;
`;

interface LetterTextProps {
  /** HTML. */
  start: string;
  /** Why the text cannot be printed. */
  problem: string | undefined;
  choices: Choices;
  /** A template also sets how people are named. */
  onChoices: (choices: Choices) => void;
  onText: (text: DraftedText) => void;
}

/** The letter's text, with buttons that insert its tokens. Loaded lazily: it includes the editor. */
export default function LetterText({ start, problem, choices, onChoices, onText }: LetterTextProps) {
  const [text, setText] = useState<DraftedText | null>(null);
  // The text is kept while other paper is chosen.
  const [first] = useState(start);
  const templates = useLetterTemplates();
  const [kept, setKept] = useState<string | null>(null);
  const take = ({ html, names, byAddress }: LetterTemplate) => {
    text?.replace(html);
    onChoices({
      ...choices,
      names: names ?? choices.names,
      byAddress: byAddress ?? choices.byAddress,
    });
  };
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
        <MenuButton
          label="Modelos de carta"
          word="Modelos"
          icon={<FileIcon />}
          items={[
            ...templates.map((template) => ({ label: template.name, onSelect: () => take(template) })),
            { label: 'Carta em branco', onSelect: () => text?.replace(startText()) },
            {
              label: 'Guardar e arrumar modelos…',
              onSelect: () => setKept(text?.html() ?? ''),
            },
          ]}
        />
      </Fields>
      <TextDraft
        label="Texto da carta"
        start={first}
        onText={(now) => {
          setText(now);
          onText(now);
        }}
      />
      {kept !== null && (
        <Late fallback={null}>
          <LetterTemplatesPanel html={kept} choices={choices} onClose={() => setKept(null)} />
        </Late>
      )}
      <div role="alert">{problem && <PanelNotice>{problem}</PanelNotice>}</div>
    </>
  );
}
