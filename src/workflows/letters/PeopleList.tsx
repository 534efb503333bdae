import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { csvFileName } from '@/formats/files';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { useFile } from '@/ui/feedback/useFile';
import { Dialog } from '@/ui/panel/Dialog';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { voterLink } from '@/records/links/voters';
import { addressLines } from './addressee';
import type { Recipient } from './recipient';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  li:first-child {
    border-top: 0;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const shownAtOnce = 100;

interface PeopleListProps {
  title: string;
  people: readonly Recipient[];
  onClose: () => void;
}

/** Some of the recipients, listed and exportable as a spreadsheet. */
export function PeopleList({ title, people, onClose }: PeopleListProps) {
  const [most, setMost] = useState(shownAtOnce);
  const blocked = useBlockedReason()('export_voter');
  const { isBusy, download } = useFile();
  const rest = people.length - most;
  return (
    <Dialog
      title={`${title} · ${formatNumber(people.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button
            blockedReason={blocked}
            busy={isBusy}
            onClick={() =>
              void download(
                csvFileName(`mala-direta-${title.toLowerCase().replace(/\W+/g, '-')}`),
                async () => (await import('./peopleFile')).peopleFile(people),
              )
            }
          >
            Baixar planilha (.csv)
          </Button>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <List>
        {people.slice(0, most).map((one) => (
          <li key={one.id}>
            <Link to={voterLink(one.id)} target="_blank" rel="noreferrer">
              <bdi>{one.name || `nº ${one.id}`}</bdi>
            </Link>
            <small>{addressLines({ ...one, name: '' }).join(' · ')}</small>
          </li>
        ))}
      </List>
      {rest > 0 && <Button onClick={() => setMost(most + shownAtOnce)}>Mostrar mais ({rest})</Button>}
    </Dialog>
  );
}
