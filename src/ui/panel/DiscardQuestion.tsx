import { useEffect, useId, useRef } from 'react';
import { styled } from '../style';
import { Button } from '../button/Button';
import { signpost } from '../signposts';

const Cover = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  padding: 16px;
  background: var(--backdrop);
`;

const Box = styled.div`
  width: min(22.5rem, 100%);
  padding: 20px;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);

  h3 {
    font-size: var(--text-reading);
  }

  p {
    margin-top: 6px;
    color: var(--ink-secondary);
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 20px;
`;

/** The question, the loss it warns of, and the two answers. */
export interface DiscardWords {
  title: string;
  text: string;
  discard: string;
  keep: string;
}

const typedWords: DiscardWords = {
  title: 'Descartar o que você digitou?',
  text: 'O que ainda não foi salvo será perdido.',
  discard: 'Descartar',
  keep: 'Continuar editando',
};

interface DiscardQuestionProps {
  /** Defaults to the words for typed input. */
  words?: DiscardWords | undefined;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before discarding a panel's input. Focus and Esc are on the safe answer. */
export function DiscardQuestion({ words = typedWords, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  return (
    <Cover>
      <Box
        ref={signpost('dialog')}
        role="alertdialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <h3 id={`${id}-title`}>{words.title}</h3>
        <p id={`${id}-text`}>{words.text}</p>
        <Choices>
          <Button kind="secondary" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button ref={keep} kind="primary" onClick={onKeep}>
            {words.keep}
          </Button>
        </Choices>
      </Box>
    </Cover>
  );
}
