import { Link } from 'react-router-dom';
import { formatShortDate } from '@/formats/dates';
import { firstWords, plural } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { listPath, referenceOf, useIsOpenService } from '@/features/services/historyOfVoter';
import { voterLink } from '@/records/links/voters';
import { Line, Rows } from './OpenServices';
import { SourceState } from './SourceState';
import { useServicesSource } from './useServicesSource';

const most = 3;

/** A short form of the page in the details panel: the newest open services, else the newest ones. */
export default function ShortHistory({ id }: { id: number }) {
  const { source } = useServicesSource(id);
  const isOpen = useIsOpenService();
  const rows = source.certain.flatMap((entry) => (entry.kind === 'service' ? [entry.row] : []));
  const open = rows.filter(isOpen);
  const shown = (open.length > 0 ? open : rows).slice(0, most);
  if (source.isWaiting) return null;
  return (
    <DetailsSection
      title={open.length > 0 ? 'Em aberto' : 'Atendimentos'}
      none={!source.failure && rows.length === 0 && 'Nenhum atendimento.'}
    >
      <SourceState source={source} what="os atendimentos" />
      <Rows>
        {shown.map((row) => (
          <li key={row.id}>
            <Line>
              <Link to={recordPath(listPath, row.id)}>{referenceOf(row)}</Link>
              <OfficeStatusBadge record={row} />
              {row.requestDate && <span>{formatShortDate(row.requestDate)}</span>}
            </Line>
            <p>{firstWords(row.description, 120)}</p>
          </li>
        ))}
      </Rows>
      {rows.length > 0 && (
        <p>
          <Link to={voterLink(id)}>
            {plural(open.length, 'atendimento em aberto', 'atendimentos em aberto')}, e tudo o mais, na página
          </Link>
        </p>
      )}
    </DetailsSection>
  );
}
