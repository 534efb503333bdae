import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { kindWords, type Entry, type KindParam } from './entry';
import type { Source } from './read/useSources';
import { kindColors } from './topStyles';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 2rem;
  padding: 3px 12px;
  border: var(--line-width) solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink-secondary);
  font-size: 0.8125rem;

  &:hover {
    background: var(--surface-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--line-strong);
    color: var(--ink);
    font-weight: 500;
  }

  i {
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--of);
    border-radius: 3px;
    forced-color-adjust: none;
  }

  &[aria-pressed='true'] i {
    background: var(--of);
  }

  ${kindColors}

  @media (width < 48rem) {
    min-height: 2.5rem;
  }
`;

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  &:empty {
    display: none;
  }
`;

interface SourceNotesProps {
  sources: readonly Source[];
}

interface SourceBarProps extends SourceNotesProps {
  entries: readonly Entry[];
  onToggle: (param: KindParam, isOn: boolean) => void;
}

/** Toggles for the kinds of entries. */
export function SourceBar({ sources, entries, onToggle }: SourceBarProps) {
  return (
    <Bar role="group" aria-label="O que mostrar" data-tools>
      {sources.map(({ kind, isOn, failure }) => (
        <Toggle
          key={kind}
          type="button"
          className={kind}
          aria-pressed={isOn}
          onClick={() => onToggle(kindWords[kind].param, !isOn)}
        >
          <i aria-hidden="true" />
          {kindWords[kind].many}
          {/* A kind that failed to load has no count. */}
          {isOn && !failure && ` · ${formatNumber(entries.filter((entry) => entry.kind === kind).length)}`}
        </Toggle>
      ))}
    </Bar>
  );
}

/** Notes on what could not be read of each kind. */
export const SourceNotes = ({ sources }: SourceNotesProps) => (
  <Notes>
    {sources.map((source) => (
      <SourceNote key={source.kind} {...source} />
    ))}
  </Notes>
);

function SourceNote({ kind, failure, missing, unread, retry }: Source) {
  const words = kindWords[kind].many;
  if (failure)
    return (
      <p role="alert">
        <span>
          {words}: {failure.message}
        </span>
        <RetryButton onRetry={retry}>{words}: tentar de novo</RetryButton>
      </p>
    );
  return (
    <>
      {missing && (
        <p role="status">
          {words}: {missing}
        </p>
      )}
      {unread && <UnreadNotice unread={unread} />}
    </>
  );
}
