import { Link } from 'react-router-dom';
import { failureOf } from '@/api/failure';
import { firstWords } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { DetailsLines } from '@/ui/details/DetailsLines';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { referenceOf } from '@/features/services/service';
import { listPath } from '@/records/links/services';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';
import { linkedApi } from './linkedApi';

const lineLength = 90;

/** The services that ask for a document, in its details. */
export default function LinkedServices({ document }: { document: LinkedDocument }) {
  const { data, error, isFetching, refetch } = linkedApi.useLinkedServicesQuery(document);
  const failure = isFetching ? undefined : failureOf(error);
  const rest = data ? data.total - data.rows.length : 0;
  return (
    <DetailsSection
      title="Atendimentos ligados"
      none={data?.total === 0 && 'Nenhum atendimento pede este documento.'}
    >
      {failure && (
        <>
          <p role="alert">Não conseguimos procurar os atendimentos. {failure.message}</p>
          <RetryButton onRetry={refetch}>Procurar de novo</RetryButton>
        </>
      )}
      {!failure && data && (
        <DetailsLines>
          {data.rows.map((row) => (
            <li key={row.id}>
              <Link to={recordPath(listPath, row.id)}>{referenceOf(row)}</Link> · {row.electorName}{' '}
              <OfficeStatusBadge record={row} />
              <small>{firstWords(row.description, lineLength)}</small>
            </li>
          ))}
          {rest > 0 && <li>E mais {rest}.</li>}
        </DetailsLines>
      )}
    </DetailsSection>
  );
}
