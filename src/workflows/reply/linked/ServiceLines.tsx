import { Link } from 'react-router-dom';
import { firstWords } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/services';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { DetailsLines } from '@/ui/details/DetailsLines';
import { referenceOf, type ServiceRow } from '@/features/services/service';

const lineLength = 90;

interface ServiceLinesProps {
  rows: readonly ServiceRow[];
  /** Count of further services. */
  rest?: number;
  /** Id of the open service, which needs no link. */
  ownId?: number;
}

/** Services as lines of a record's details, each with its status and requester. */
export const ServiceLines = ({ rows, rest = 0, ownId }: ServiceLinesProps) => (
  <DetailsLines>
    {rows.map((row) => (
      <li key={row.id}>
        {row.id === ownId ? (
          `${referenceOf(row)} (este)`
        ) : (
          <Link to={recordPath(listPath, row.id)}>{referenceOf(row)}</Link>
        )}{' '}
        · {row.electorName} <OfficeStatusBadge record={row} />
        <small>{firstWords(row.description, lineLength)}</small>
      </li>
    ))}
    {rest > 0 && <li>E mais {rest}.</li>}
  </DetailsLines>
);
