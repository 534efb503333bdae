import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { formatNumber } from '@/formats/money';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Figure } from '@/ui/Figure';
import { Figures } from '@/ui/figures';
import { filteredPath } from '@/records/list/listAddress';
import { listPath } from '../manifestationPaths';
import { manifestationsApi } from '../manifestationsApi';
import { pending } from '../manifestation';
import { manifestationsModule } from '../manifestationsModule';
import { Card } from './Card';

const Links = styled(Figures)`
  margin-bottom: 16px;
`;

const Failed = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  h3 {
    font-size: var(--text-body);
  }

  p {
    color: var(--ink-secondary);
  }
`;

export function Overview() {
  const summary = manifestationsApi.useManifestationSummaryQuery(undefined);
  // Reports its failure here; the warning itself is ProfileWarning.
  const profile = displayProfileApi.useDisplayProfileQuery(undefined);
  const failed = [summary, profile].filter(({ error, isFetching }) => error && !isFetching);
  const failure = failureOf(failed[0]?.error);
  const { data } = summary;
  const figure = (count: number | undefined, to: string) =>
    count === undefined ? <span aria-hidden>—</span> : <Link to={to}>{formatNumber(count)}</Link>;

  return (
    <Card title="Visão geral">
      {failure ? (
        <Failed>
          <div role="alert">
            <h3>Ops! Algo deu errado :(</h3>
            <p>Estamos constrangidos por isso.</p>
            <p>{failure.message}</p>
          </div>
          <RetryButton onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
          <LateDetails of={failure} />
        </Failed>
      ) : (
        <Links aria-busy={!data || undefined}>
          <Figure label="Total">{figure(data?.total, listPath)}</Figure>
          <Figure label="Pendentes">
            {figure(data?.pendent, filteredPath(listPath, manifestationsModule, { statusId: pending }))}
          </Figure>
        </Links>
      )}
      <p role="status" className="visually-hidden">
        {summary.isFetching && 'Carregando...'}
      </p>
      {!failure && (
        <ButtonLink to={listPath} kind="primary">
          Ver manifestações
        </ButtonLink>
      )}
    </Card>
  );
}
