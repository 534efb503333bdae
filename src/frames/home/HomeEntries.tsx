import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    display: flex;
    align-items: center;
    gap: 8px 12px;
    min-height: 2.75rem;
    padding: 6px 0;
  }

  li + li {
    border-top: var(--line-width) solid var(--line);
  }

  li > div {
    flex: 1;
    min-width: 0;
  }

  a {
    display: block;
    padding: 2px 0;
    overflow: hidden;
    color: var(--ink);
    font-size: var(--text-body);
    font-weight: 500;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a:hover {
    color: var(--brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  small > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const None = styled.p`
  color: var(--ink-secondary);
`;

interface HomeEntry {
  id: number;
  path: string;
  text: string;
  detail: ReactNode;
  action?: ReactNode;
}

interface HomeEntriesProps {
  entries: readonly HomeEntry[];
  none: string;
}

/** A card's first records, as links. */
export function HomeEntries({ entries, none }: HomeEntriesProps) {
  if (entries.length === 0) return <None>{none}</None>;
  return (
    <List>
      {entries.map(({ id, path, text, detail, action }) => (
        <li key={id}>
          <div>
            <Link to={path} title={text}>
              {text}
            </Link>
            <small>{detail}</small>
          </div>
          {action}
        </li>
      ))}
    </List>
  );
}

/** Records a card requests. */
export const entriesShown = 5;
