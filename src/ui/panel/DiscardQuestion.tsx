import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';

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

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed in a panel is lost. The safe answer has the focus; Esc gives it too. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  return (
    <Cover>
      <Box role="alertdialog" aria-modal aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <h3 id={`${id}-title`}>Descartar o que você digitou?</h3>
        <p id={`${id}-text`}>O que ainda não foi salvo será perdido.</p>
        <Choices>
          <Button kind="secondary" onClick={onDiscard}>
            Descartar
          </Button>
          <Button ref={keep} kind="primary" onClick={onKeep}>
            Continuar editando
          </Button>
        </Choices>
      </Box>
    </Cover>
  );
}
