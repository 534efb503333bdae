import styled from 'styled-components';
import type { CsvColumn } from '@/formats/csv';
import { formatDateTime, formatShortDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { ListColumn } from '@/ui/list/ListTable';
import type { CallRow } from './callsApi';
import { CallStatusBadge } from './CallStatusBadge';

/** `LI-12`. */
export const referenceOf = ({ id }: { id: number }) => `LI-${id}`;

const Caller = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small {
    flex: none;
    color: var(--ink-secondary);
    font-size: 13px;
    font-weight: 400;
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }

  /* Too narrow for both on one line; two lines of these sizes fit into a row. */
  @media (max-width: 359.98px), (min-width: 768px) and (max-width: 1199.98px) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
  }
`;

/** Document 1, section 2: the list's columns. */
export const tableColumns: ListColumn<CallRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '96px' },
  { key: 'createdBy', header: 'Cadastrado por', cell: (row) => row.createdBy, hideBelow: 992, width: '22%' },
  {
    key: 'createdAt',
    header: 'Data cadastro',
    cell: (row) => formatShortDateTime(row.createdAt),
    width: '172px',
  },
  {
    key: 'caller',
    header: 'Quem ligou',
    primary: true,
    cell: ({ name, telephone }) => (
      <Caller>
        <span title={name}>{name}</span>
        {telephone && <small>{formatPhone(telephone)}</small>}
      </Caller>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <CallStatusBadge id={row.statusId} name={row.statusName} />,
    width: '168px',
  },
];

/** Document 1, section 9. */
export const csvColumns: CsvColumn<CallRow>[] = [
  { header: 'Ref.', value: referenceOf },
  { header: 'Assunto', value: (row) => oneLine(row.subject) },
  { header: 'Cadastrado por', value: (row) => row.createdBy },
  { header: 'Data cadastro', value: (row) => formatDateTime(row.createdAt) },
  { header: 'Quem ligou', value: (row) => row.name },
  { header: 'Telefone de quem ligou', value: (row) => formatPhone(row.telephone) },
  { header: 'Status', value: (row) => row.statusName },
];
