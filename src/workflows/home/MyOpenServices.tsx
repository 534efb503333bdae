import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { firstWords, plural } from '@/formats/text';
import { entriesShown, HomeEntries } from '@/frames/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { recordPath } from '@/records/list/listAddress';
import { Age } from '@/features/services/queue/Age';
import { maxWhole } from '@/features/services/queue/sections';
import { queueViewPath } from '@/features/services/queue/queueModule';
import { useMyOpen } from '@/features/services/queue/useMyOpen';
import { listPath } from '@/records/links/services';

const Late = styled.p`
  margin-bottom: 4px;

  a {
    display: inline-block;
    padding: 4px 0;
    color: var(--danger);
    font-size: var(--text-body);
    font-weight: 500;
  }
`;

/** Home page: the user's open services from the queue: how many are late, and those waiting longest. */
export function MyOpenServices() {
  const query = useMyOpen();
  return (
    <HomeCard
      title="Meus atendimentos abertos"
      count={query.data?.total}
      more={{ path: queueViewPath('open', 'mine'), text: 'Ver minha fila' }}
    >
      <HomeAnswer query={query}>
        {({ rows, late, hasStatuses }) => (
          <>
            {late !== 0 && (
              <Late>
                <Link to={queueViewPath('overdue', 'mine')}>
                  {late === undefined
                    ? `São mais de ${formatNumber(maxWhole)}: ver os vencidos`
                    : plural(late, 'vencido', 'vencidos')}
                </Link>
              </Late>
            )}
            <HomeEntries
              none={
                hasStatuses
                  ? 'Nenhum atendimento aberto com você.'
                  : 'Nenhum status está marcado como aberto: escolha em Minha fila.'
              }
              entries={rows.slice(0, entriesShown).map((row) => ({
                id: row.id,
                path: recordPath(listPath, row.id),
                text: row.electorName || row.reference,
                detail: (
                  <>
                    <span title={row.description}>
                      {row.reference} · {firstWords(row.description, 120)}
                    </span>
                    <Age row={row} />
                  </>
                ),
              }))}
            />
          </>
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
