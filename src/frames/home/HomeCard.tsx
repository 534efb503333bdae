import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { formatNumber } from '@/formats/money';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { useTabReturn } from '@/ui/useTabReturn';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 16px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

const Head = styled.header`
  margin-bottom: 8px;

  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  h3:focus {
    outline: none;
  }

  h3 span {
    color: var(--ink-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled(Link)`
  align-self: flex-start;
  margin-top: auto;
  padding: 14px 0 2px;
  font-size: 0.8125rem;
  font-weight: 500;
`;

/*
 * As tall as a typical response, so that content below does not shift: the page sets --room for its lists;
 * otherwise one line.
 */
const Waiting = styled.div`
  display: grid;
  gap: 16px;
  height: var(--room, 27px);
  padding: 8px 0;
  overflow: hidden;

  i {
    height: 0.625rem;
    border-radius: 5px;
    background: var(--line);
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

export interface HomeQuery<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface HomeCardProps {
  title: string;
  count?: number | undefined;
  more?: { path: string; text: string };
  children: ReactNode;
}

/** A home page card: title, count and link to the list. */
export function HomeCard({ title, count, more, children }: HomeCardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h3 id={id} tabIndex={-1}>
          {title}
          {count !== undefined && <span> · {formatNumber(count)}</span>}
        </h3>
      </Head>
      {children}
      {more && <More to={more.path}>{more.text}</More>}
    </Frame>
  );
}

interface HomeAnswerProps<T> {
  query: HomeQuery<T>;
  children: (data: T) => ReactNode;
}

/**
 * A card's query with its own loading, failure and retry; keeps data while refetching, also on tab return.
 */
export function HomeAnswer<T>({ query: { data, error, isFetching, refetch }, children }: HomeAnswerProps<T>) {
  const failure = isFetching ? undefined : failureOf(error);
  const isDue = useDelayedFlag(data === undefined && !failure);
  useTabReturn((mayBeOld) => {
    if (mayBeOld && !isFetching && (data !== undefined || failure)) refetch();
  });
  if (data !== undefined)
    return (
      <>
        <UnreadNotice unread={unreadOf(data)} />
        {children(data)}
      </>
    );
  if (!failure)
    return (
      <Waiting data-coming>
        {isDue && (
          <>
            <p className="visually-hidden">Carregando...</p>
            {[1, 2, 3].map((line) => (
              <i key={line} />
            ))}
          </>
        )}
      </Waiting>
    );
  return (
    <>
      <Failed role="alert">
        <p>{failure.message}</p>
        <RetryButton onRetry={refetch} />
      </Failed>
      <LateDetails of={failure} />
    </>
  );
}
