import { Link } from 'react-router-dom';
import { ViewLinks } from '@/records/list/ViewLinks';
import { queueViewPath, views } from './queueModule';

/** In the list of services: one press to what waits. */
export function ReadyViews() {
  return (
    <ViewLinks aria-label="Visões prontas">
      <Link to={queueViewPath('open', 'mine')}>Minha fila</Link>
      {views.map(({ value, label }) => (
        <Link key={value} to={queueViewPath(value, value === 'return' ? 'mine' : 'all')}>
          {label}
        </Link>
      ))}
    </ViewLinks>
  );
}
