import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatHour, formatShortDate, localNow, today } from '@/formats/dates';
import { recordPath } from '@/records/list/listAddress';
import type { NewsPart } from '@/records/news/newsPart';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import type { NewsItem, NewsState } from './newsState';
import type { useNews } from './useNews';

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  overflow-y: auto;

  h2 {
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }

  h3 {
    margin-bottom: 2px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-weight: 500;
  }

  p {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const Items = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    padding: 5px 0;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    min-height: 1.5rem;
  }

  li[data-new] a {
    font-weight: 600;
  }

  span {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

/** `14:05`, or the day where it was another. */
const whenText = (at: number) => {
  const moment = localNow(new Date(at));
  return moment.startsWith(today()) ? formatHour(moment.slice(11, 16)) : formatShortDate(moment);
};

const wordsOf = (part: NewsPart, { id, count, how }: NewsItem) => {
  if (id === null) return part.many(count);
  return how === 'changed' && part.changed ? part.changed(id) : part.came(id);
};

interface NewsListProps {
  news: ReturnType<typeof useNews>;
  /** Items after this time are marked as new. */
  since: number;
  isOn: boolean;
  turn: (toOn: boolean) => void;
}

/** New items by module, each linked to its record; the polling's status, and the switch to turn it off. */
export function NewsList({ news, since, isOn, turn }: NewsListProps) {
  return (
    <Box>
      <h2 tabIndex={-1}>Chegou</h2>
      {isOn ? (
        <Came news={news} since={since} />
      ) : (
        <p>Os avisos estão desligados para você neste computador.</p>
      )}
      {/* A single button, which keeps focus when pressed. */}
      <div>
        <Button onClick={() => turn(!isOn)}>{isOn ? 'Desligar os avisos' : 'Ligar os avisos'}</Button>
      </div>
    </Box>
  );
}

function Came({ news, since }: Pick<NewsListProps, 'news' | 'since'>) {
  const groups = news ? groupsOf(news.parts, news.state) : [];
  return (
    <>
      {news && news.state.failures > 0 && (
        <div role="alert">
          <p>
            Não foi possível ver o que chegou
            {news.state.answeredAt > 0 && ` desde ${whenText(news.state.answeredAt)}`}.
          </p>
          <RetryButton onRetry={news.watch.retry} />
        </div>
      )}
      {groups.map(({ part, items }) => (
        <section key={part.name} aria-label={part.heading}>
          <h3>{part.heading}</h3>
          <Items>
            {items.map((item) => (
              <li key={`${item.id ?? item.at} ${item.how}`} data-new={item.at > since || undefined}>
                <Link to={item.id === null ? part.listPath : recordPath(part.listPath, item.id)}>
                  {wordsOf(part, item)}
                  {item.at > since && <span className="visually-hidden"> (novo)</span>}
                </Link>
                <span>{whenText(item.at)}</span>
              </li>
            ))}
          </Items>
        </section>
      ))}
      {groups.length === 0 && <p>Nada chegou desde que esta janela foi aberta.</p>}
      <p>
        {news && news.state.answeredAt > 0 ? `Visto às ${whenText(news.state.answeredAt)}. ` : ''}
        Procura-se de 5 em 5 minutos, de 15 em 15 com a janela escondida. O que você mesmo faz não é novidade.
      </p>
    </>
  );
}

const groupsOf = (parts: readonly NewsPart[], { items }: NewsState) =>
  parts.flatMap((part) => {
    const own = items.filter((item) => item.part === part.name);
    return own.length > 0 ? [{ part, items: own }] : [];
  });
