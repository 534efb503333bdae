import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { recordPath } from '@/records/list/listAddress';
import { useListParts } from '@/records/list/listParts';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { findSignpost } from '@/ui/signposts';
import { ListTable } from '@/ui/table/ListTable';
import { referenceOf, type ServiceRow } from '@/features/services/service';
import { officeQueueColumns, queueColumns } from './queueColumns';
import type { Section } from '@/features/services/queue/sections';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }

  h2 > span:last-child {
    color: var(--ink-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 2.75rem;
  padding: 6px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink-secondary);
`;

interface QueueSectionProps {
  section: Section;
  /** The queue of everyone: each row shows the person responsible. */
  isOfAll: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** The services of one status: their number, the first page, and more on demand. */
export function QueueSection({ section, isOfAll, onMore, onRetry }: QueueSectionProps) {
  const { list, menuOf, choice } = useListParts<ServiceRow>();
  const { pathname } = useLocation();
  const id = useId();
  const { status, rows, total, left, failure, isFetching, unread, whyUnknown } = section;
  const isSlow = useDelayedFlag(isFetching && rows.length === 0);
  return (
    <Part aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        <OfficeStatusBadge
          record={{ statusId: status.id, statusName: status.name, statusColor: status.color }}
        />{' '}
        <span>{total !== undefined && !whyUnknown && formatNumber(total)}</span>
      </h2>
      <UnreadNotice unread={unread} />
      {rows.length > 0 && (
        <ListTable
          label={`${list.module.title}: ${status.name}`}
          columns={isOfAll ? officeQueueColumns : queueColumns}
          rows={rows}
          rowKey={idOf}
          rowLabel={referenceOf}
          onOpen={(row) => list.openPanel('details', row.id)}
          pathOf={(row) => recordPath(pathname, row.id)}
          rowMenu={menuOf}
          currentKey={list.panel?.id ?? null}
          choice={
            choice && {
              isOn: choice.isOn,
              isChosen: (row) => choice.rows.has(row.id),
              onToggle: choice.toggle,
            }
          }
        />
      )}
      {failure ? (
        <Line role="alert">
          <span>
            Não foi possível ler “{status.name}”. {failure.message}
          </span>
          <RetryButton onRetry={onRetry} />
        </Line>
      ) : whyUnknown ? (
        <Line>{whyUnknown}</Line>
      ) : isFetching && rows.length === 0 ? (
        <Line role="status">{isSlow && 'Carregando...'}</Line>
      ) : (
        total === 0 && <Line>Nada aqui.</Line>
      )}
      {left > 0 && !failure && rows.length > 0 && (
        <div>
          <Button
            busy={isFetching}
            busyText="Carregando..."
            onClick={() => {
              // The button may unmount; the new rows follow this one.
              findSignpost('open', rows.at(-1)?.id)?.focus();
              onMore();
            }}
          >
            Mais {formatNumber(Math.min(left, list.limit))} de {formatNumber(left)}
          </Button>
        </div>
      )}
    </Part>
  );
}

const idOf = ({ id }: { id: number }) => id;
