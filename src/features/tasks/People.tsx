import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { Badge } from '@/ui/badge/Badge';
import type { TaskParticipant } from './task';

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }

  small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

interface PeopleProps {
  label: string;
  people: readonly TaskParticipant[];
  phoneOf: (phone: string) => ReactNode;
}

export function People({ label, people, phoneOf }: PeopleProps) {
  return (
    <List aria-label={label}>
      {people.map(({ userId, name, phone }) => (
        <li key={userId}>
          {name}
          {phone ? <small>{phoneOf(phone)}</small> : <Badge tone="warning">sem celular</Badge>}
        </li>
      ))}
    </List>
  );
}
