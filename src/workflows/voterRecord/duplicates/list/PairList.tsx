import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, readLocalDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { ActionLink } from '@/records/ActionLink';
import { Badge } from '@/ui/badge/Badge';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { ListPager } from '@/ui/table/ListPager';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { duplicatesPath, pagePath } from '@/records/links/voters';
import type { useNotTheSame } from '../notTheSame';
import { pairKey, pairParam, type Pair, type PairSide } from '../pair';
import { Pairs } from './listStyles';

const pageSizes = [20, 50, 100] as const;

interface PairListProps {
  pairs: readonly Pair[];
  /** These pairs were marked as different people. */
  areApart: boolean;
  apart: ReturnType<typeof useNotTheSame>;
  heading: { current: HTMLElement | null };
}

/** The pairs, page by page, with the actions on each. */
export function PairList({ pairs, areApart, apart, heading }: PairListProps) {
  const [size, setSize] = useState<number>(pageSizes[0]);
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.ceil(pairs.length / size));
  const shown = pairs.slice((page - 1) * size, page * size);
  const turn = (key: string) => {
    // The pressed button unmounts with its row.
    heading.current?.focus();
    if (areApart) {
      apart.remove(key);
      return;
    }
    apart.add(key);
    showToast('O par não será mais mostrado neste computador.', {
      actions: [{ label: 'Desfazer', onSelect: () => apart.remove(key) }],
    });
  };
  return (
    <>
      <Pairs aria-label="Pares">
        {shown.map((pair) => {
          const key = pairKey(pair.one.id, pair.other.id);
          return <PairRow key={key} pair={pair} isApart={areApart} onTurn={() => turn(key)} />;
        })}
      </Pairs>
      <ListPager
        page={page}
        total={pairs.length}
        pageSize={size}
        onPage={(next) => {
          setPage(next);
          heading.current?.scrollIntoView?.();
        }}
        pageSizes={pageSizes}
        onPageSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </>
  );
}

interface PairRowProps {
  pair: Pair;
  isApart: boolean;
  /** Marks them as different people, or undoes it. */
  onTurn: () => void;
}

function PairRow({ pair: { one, other, is, reasons, against }, isApart, onTurn }: PairRowProps) {
  const blocked = useBlockedReason();
  const which = <span className="visually-hidden"> nº {`${one.id} e nº ${other.id}`}</span>;
  return (
    <li>
      <SideFacts side={one} />
      <SideFacts side={other} />
      <footer>
        <p>{reasons.join(' · ')}</p>
        {against.length > 0 && <small>Contra: {against.join(' · ')}</small>}
      </footer>
      <aside>
        <Badge tone={is === 'same' ? 'success' : 'warning'}>
          {is === 'same' ? 'Quase certo' : 'Pode ser: confira'}
        </Badge>
        <ActionLink
          to={`${duplicatesPath}?${pairParam}=${pairKey(one.id, other.id)}`}
          blockedReason={blocked('edit_voter')}
        >
          Unir{which}
        </ActionLink>
        <Button onClick={onTurn}>
          {isApart ? 'Podem ser a mesma' : 'Não são a mesma pessoa'}
          {which}
        </Button>
      </aside>
    </li>
  );
}

function SideFacts({ side: { id, name, birth, phone, place, isActive } }: { side: PairSide }) {
  const facts = [birth && `nasc. ${formatDate(readLocalDate(birth))}`, formatPhone(phone), place].filter(
    Boolean,
  );
  return (
    <div>
      <Link to={pagePath(id)} dir="auto">
        {name || `Eleitor nº ${id}`}
      </Link>
      <p>
        nº {id}
        {!isActive && ' · inativo'}
      </p>
      <p>{facts.join(' · ')}</p>
    </div>
  );
}
