import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { EntryLine } from './EntryLine';
import { Rows } from './OpenServices';
import { Card, Fold } from './pageStyles';
import { SourceState } from './SourceState';
import type { Entry } from './timeline';
import type { Source } from './source';
import { begun, foundParts, namesOf, othersOf, partOf } from './voterParts';
import { WaitingLines } from './WaitingLines';

const Possible = styled(Fold)`
  > p {
    margin-top: 8px;
    color: var(--ink-secondary);
  }
`;

interface PossibleEntriesProps {
  entries: readonly Entry[];
  /** The searches made on opening. */
  sources: readonly Source[];
  isWide: boolean;
  onWiden: () => void;
}

/** Entries that may be the voter's: same name, or part of a phone number. Folded; opening it also searches by name. */
export function PossibleEntries({ entries, sources, isWide, onWiden }: PossibleEntriesProps) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = isWide && sources.some((source) => source.isWaiting);
  return (
    <Card aria-label="Pode ser desta pessoa">
      <Possible
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) onWiden();
        }}
      >
        <summary>
          <h2 tabIndex={-1}>
            Pode ser desta pessoa{' '}
            {(isWide ? !isWaiting : entries.length > 0) && <span>· {formatNumber(entries.length)}</span>}
          </h2>
        </summary>
        {isOpen && (
          <>
            <p>
              {begun(namesOf(foundParts))} com o mesmo nome, ou com parte de um telefone. Não se sabe ao certo
              de quem são.
            </p>
            {sources.map((source) => (
              <SourceState key={source.kind} source={source} what={othersOf(partOf(source.kind))} />
            ))}
            <Rows aria-label="Pode ser desta pessoa">
              {entries.map((entry) => (
                <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </Rows>
            {isWaiting && <WaitingLines what="o que pode ser desta pessoa" />}
            {!isWaiting && entries.length === 0 && <p>Nada encontrado.</p>}
          </>
        )}
      </Possible>
    </Card>
  );
}
