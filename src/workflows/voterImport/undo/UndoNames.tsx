import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { voterLink } from '@/records/links/voters';
import { Button } from '@/ui/button/Button';

const List = styled.ul`
  margin: 8px 0 0;
  padding-left: 1.25rem;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const shownAtOnce = 100;

interface UndoNamesProps {
  title: string;
  /** Of a voter each. */
  lines: readonly { id: number; text: string }[];
  /** To their records, in another tab: the panel stays. */
  isLinked?: boolean;
}

/** All of them, a part at a time. */
export function UndoNames({ title, lines, isLinked = false }: UndoNamesProps) {
  const [most, setMost] = useState(shownAtOnce);
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <List>
        {lines.slice(0, most).map(({ id, text }, at) => (
          <li key={at}>
            {isLinked ? (
              <Link to={voterLink(id)} target="_blank" aria-label={`${text} Abrir o cadastro em outra aba`}>
                <bdi>{text}</bdi>
              </Link>
            ) : (
              <bdi>{text}</bdi>
            )}
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
