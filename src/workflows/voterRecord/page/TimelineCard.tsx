import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import type { Kind } from '@/records/ofVoter/voterPart';
import { Button } from '@/ui/button/Button';
import { Pills } from '@/ui/button/Pills';
import { EntryLine } from './EntryLine';
import { Rows } from './OpenServices';
import { Card } from './pageStyles';
import { SourceState } from './SourceState';
import type { Source } from './source';
import type { Entry } from './timeline';
import { foundParts, namesOf, partOf } from './voterParts';
import { WaitingLines } from './WaitingLines';

const shownAtOnce = 100;

const Kinds = styled(Pills<Kind>)`
  margin: 10px 0 4px;
`;

const Notes = styled.p`
  margin-top: 12px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

interface TimelineCardProps {
  sources: readonly Source[];
  entries: readonly Entry[];
  /** Open services are shown above it. */
  isBesideOpen: boolean;
  /** The voter could not be read: calls and manifestations cannot be searched. */
  isWithoutVoter: boolean;
  /** More services can be read. */
  more: { readMore: () => unknown; isReadingMore: boolean } | null;
}

/** Everything certainly the voter's and not open, newest first; each kind can be hidden. */
export function TimelineCard({ sources, entries, isBesideOpen, isWithoutVoter, more }: TimelineCardProps) {
  const [left, setLeft] = useState<ReadonlySet<Kind>>(new Set());
  const [most, setMost] = useState(shownAtOnce);
  const shown = entries.filter(({ kind }) => !left.has(kind));
  const isWaiting = sources.some((source) => source.isWaiting) && !isWithoutVoter;
  const turn = (kind: Kind) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(kind)) next.add(kind);
      return next;
    });
  const rest = shown.length - most;
  const notes = sources.flatMap(({ kind, note, failure }) =>
    note && !failure ? [`${partOf(kind).words.many}: ${note}`] : [],
  );
  return (
    <Card aria-labelledby="linha-do-tempo">
      <h2 id="linha-do-tempo" tabIndex={-1}>
        Linha do tempo
      </h2>
      <Kinds
        label="O que mostrar"
        choices={sources.map(({ kind, failure, isWaiting: waits }) => {
          const count = entries.filter((one) => one.kind === kind).length;
          return {
            value: kind,
            label: `${partOf(kind).words.many} ${failure ? '!' : waits ? '…' : formatNumber(count)}`,
          };
        })}
        isPressed={(kind) => !left.has(kind)}
        onPress={turn}
      />
      {isWithoutVoter && <p>Sem o cadastro não se sabe por que telefone procurar {namesOf(foundParts)}.</p>}
      {sources.map((source) => (
        <SourceState key={source.kind} source={source} what={partOf(source.kind).words.all} />
      ))}
      <Rows aria-label="Linha do tempo">
        {shown.slice(0, most).map((entry) => (
          <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </Rows>
      {shown.length === 0 && isWaiting && <WaitingLines what="a linha do tempo" />}
      {shown.length === 0 && !isWaiting && (
        <p>
          {entries.length > 0
            ? 'Nada do que está marcado.'
            : isBesideOpen
              ? 'Nada além do que está em aberto.'
              : 'Nada registrado.'}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isWaiting ? '' : plural(shown.length, 'item', 'itens')}
      </p>
      {rest > 0 ? (
        <Button onClick={() => setMost(most + shownAtOnce)}>
          Mais {formatNumber(Math.min(rest, shownAtOnce))}
        </Button>
      ) : (
        more && (
          <Button
            busy={more.isReadingMore}
            busyText="Lendo..."
            onClick={() => {
              setMost(most + shownAtOnce);
              more.readMore();
            }}
          >
            Mais atendimentos
          </Button>
        )
      )}
      {notes.length > 0 && <Notes>{notes.join('. ')}.</Notes>}
    </Card>
  );
}
