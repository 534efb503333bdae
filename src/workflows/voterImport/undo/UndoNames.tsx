import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';

const List = styled.ul`
  margin: 8px 0 0;
  padding-left: 1.25rem;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const shownAtOnce = 100;

/** The full list, paged. */
export function UndoNames({ title, lines }: { title: string; lines: readonly string[] }) {
  const [most, setMost] = useState(shownAtOnce);
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <List>
        {lines.slice(0, most).map((line, at) => (
          <li key={at}>
            <bdi>{line}</bdi>
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
