import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { teamPath } from '@/records/links/team';
import { useCan } from '@/session/useSession';
import { queueViewPath, views } from './queueModule';

export const ViewLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  a {
    min-height: 1.75rem;
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--line-strong);
    background: var(--surface-hover);
  }

  a[aria-current] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 500;
  }
`;

/** In the list of services: links to pending work. */
export function ReadyViews() {
  const can = useCan();
  return (
    <ViewLinks aria-label="Visões prontas">
      <Link to={queueViewPath('open', 'mine')}>Minha fila</Link>
      {views.map(({ value, label }) => (
        <Link key={value} to={queueViewPath(value, value === 'return' ? 'mine' : 'all')}>
          {label}
        </Link>
      ))}
      {can('export_treatment') && <Link to={`${teamPath}?panel=unanswered`}>Sem resposta</Link>}
    </ViewLinks>
  );
}
