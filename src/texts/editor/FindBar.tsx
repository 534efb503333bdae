import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '@/ui/style';
import { IconButton } from '@/ui/button/IconButton';
import { controlStyles } from '@/ui/form/controlStyles';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/ui/icons';
import { typingPauseMs } from '@/ui/typingPause';
import { endFinding, goToFound, type FindCount } from './finding';
import type { TextEditor } from './textEditor';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 6px 16px;
  border-top: var(--line-width) solid var(--line);

  input {
    ${controlStyles}
    width: min(320px, 100%);
    min-width: 0;
  }

  output {
    flex: none;
    min-width: 92px;
    color: var(--ink-secondary);
    font-variant-numeric: tabular-nums;
  }

  @media (width < 48rem) {
    padding-inline: 8px;
  }
`;

interface FindBarProps {
  editor: TextEditor;
  asked: number;
  onClose: () => void;
}

export function FindBar({ editor, asked, onClose }: FindBarProps) {
  const [words, setWords] = useState('');
  const [count, setCount] = useState<FindCount | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [asked]);

  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      if (!editor.view.isDestroyed) endFinding(editor.view);
    },
    [editor],
  );

  const go = (step: 1 | -1 | 0, sought = words) => {
    clearTimeout(waiting.current);
    setCount(sought.trim() ? goToFound(editor.view, sought, step) : null);
  };
  const close = () => {
    onClose();
    editor.view.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Bar role="search" aria-label="Localizar no texto">
      <input
        ref={field}
        type="text"
        aria-label="Localizar no texto"
        placeholder="Localizar no texto"
        autoComplete="off"
        value={words}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWords(target.value);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => go(0, target.value), typingPauseMs);
        }}
      />
      <output aria-live="polite">{count && countText(count)}</output>
      <IconButton label="Anterior (Shift + Enter)" icon={<ChevronLeftIcon />} onClick={() => go(-1)} />
      <IconButton label="Próxima (Enter)" icon={<ChevronRightIcon />} onClick={() => go(1)} />
      <IconButton label="Fechar a busca (Esc)" icon={<CloseIcon />} onClick={close} />
    </Bar>
  );
}

const countText = ({ total, current }: FindCount) =>
  total === 0 ? 'Nada encontrado' : `${current} de ${total}`;
