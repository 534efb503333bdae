import { useEffect, useEffectEvent, useRef } from 'react';
import type { HeldRow } from '@/features/services/held/heldRow';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { maxEntries } from './unanswered';
import type { useAnswers } from './useAnswers';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

export type Reading = ReturnType<typeof useAnswers>;

/** Offers to read the entries that show whether someone got a reply. */
export function ReadAnswers({ reading, toRead }: { reading: Reading; toRead: readonly HeldRow[] }) {
  const { progress, failure, failed, read, stop } = reading;
  if (progress)
    return (
      <div>
        <ProgressLine
          label="Leitura dos andamentos"
          counted="Andamentos lidos:"
          {...(progress !== 'beginning' && { done: progress })}
        />
        <RetryButton onRetry={stop}>Parar</RetryButton>
      </div>
    );
  if (toRead.length === 0) return null;
  const isRefused = toRead.every(({ id }) => failed.includes(id));
  const now = Math.min(toRead.length, maxEntries);
  return (
    <Line role={failure || isRefused ? 'alert' : undefined}>
      <span>
        {failure
          ? `Não foi possível ler os andamentos. ${failure === 'failed' ? '' : failure.message}`
          : isRefused
            ? `Não foi possível ler os andamentos de ${plural(toRead.length, 'atendimento', 'atendimentos')}.`
            : `De ${plural(toRead.length, 'atendimento', 'atendimentos')}, só os andamentos dizem se alguém respondeu ao cidadão.`}
      </span>
      <RetryButton onRetry={() => void read(toRead)}>
        {failure || isRefused
          ? 'Tentar de novo'
          : `Ler os andamentos${now < toRead.length ? ` dos ${now} primeiros` : ''}`}
      </RetryButton>
    </Line>
  );
}

/** Up to this count they are read without user action. */
const maxUnasked = 40;

/** `ReadAnswers` for a view about replies: up to `maxUnasked` are read automatically, each once. */
export function ReadAnswersAtOnce({ reading, toRead }: { reading: Reading; toRead: readonly HeldRow[] }) {
  const asked = useRef(new Set<number>());
  const readNew = useEffectEvent(() => {
    const left = toRead.filter(({ id }) => !asked.current.has(id));
    if (reading.progress || left.length === 0 || toRead.length > maxUnasked) return;
    for (const { id } of left) asked.current.add(id);
    void reading.read(left);
  });
  useEffect(() => readNew(), [toRead]);
  return <ReadAnswers reading={reading} toRead={toRead} />;
}
