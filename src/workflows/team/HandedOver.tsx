import { formatDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { storedHandOvers, type HandOver } from '@/records/office/handOvers';
import { Button } from '@/ui/button/Button';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import type { Person } from './person';
import { Line } from './ReadAnswers';
import { usePassBlocked } from './usePassBlocked';

export const giveBackWords = (name: string) => `Devolver a ${name.split(' ', 1)[0] ?? name}`;

interface HandedOverProps {
  handOvers: readonly HandOver[];
  people: readonly Person[];
  onGiveBack: (id: number) => void;
}

/** Work passed on in this browser and not given back yet, for users who have returned. */
export function HandedOver({ handOvers, people, onGiveBack }: HandedOverProps) {
  const blocked = usePassBlocked();
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? 'outra pessoa';
  const wordsOf = ({ to, at, items }: HandOver) =>
    `${formatNumber(items.length)} a ${nameOf(to)}, em ${formatDate(at)}`;
  const givers = people.filter(({ id, isActive }) => isActive && handOvers.some(({ from }) => from === id));
  return (
    <>
      <ShelfNotice
        shelf={storedHandOvers}
        what="trabalho passado a outra pessoa"
        join={(now, before) => [...now, ...before]}
      />
      {givers.map(({ id, name }) => (
        <Line key={id}>
          <span>
            De {name}, passado neste computador:{' '}
            {handOvers.flatMap((one) => (one.from === id ? [wordsOf(one)] : [])).join('; ')}.
          </span>
          <Button blockedReason={blocked.giveBack} onClick={() => onGiveBack(id)}>
            {giveBackWords(name)}
          </Button>
        </Line>
      ))}
    </>
  );
}
