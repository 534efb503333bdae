import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { pagePath } from '@/records/links/voters';
import { Button } from '@/ui/button/Button';

const List = styled.ul`
  margin: 8px 0 0;
  padding-left: 1.25rem;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const shownAtOnce = 100;

export interface UndoLine {
  id: number;
  /** Absent where the voter could not be read. */
  name?: string;
  note?: string | undefined;
}

/** The full list, paged; each opens in another tab, as the panel is still needed. */
export function UndoNames({ title, lines }: { title: string; lines: readonly UndoLine[] }) {
  const [most, setMost] = useState(shownAtOnce);
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <List>
        {lines.slice(0, most).map(({ id, name, note }, at) => (
          <li key={at}>
            <a href={pagePath(id)} target="_blank" rel="noopener noreferrer">
              {name ? <bdi>{name}</bdi> : `nº ${id}`}
            </a>
            {name && ` (nº ${id})`}
            {note && `: ${note}`}
          </li>
        ))}
      </List>
      {lines.length > most && (
        <Button onClick={() => setMost(most + shownAtOnce)}>
          Mostrar mais ({formatNumber(lines.length - most)})
        </Button>
      )}
    </section>
  );
}
