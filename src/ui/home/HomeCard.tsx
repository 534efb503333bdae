import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { failureOf } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { formatNumber } from '@/formats/money';
import { LateDetails } from '../feedback/LateDetails';
import { RetryButton } from '../feedback/RetryButton';
import { UnreadNotice } from '../feedback/UnreadNotice';
import { useDelayedFlag } from '../feedback/useDelayedFlag';
import { useTabReturn } from '../useTabReturn';

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

/* At the foot of the card, however little stands above. */
const More = styled(Link)`
  align-self: flex-start;
  margin-top: auto;
  padding: 14px 0 2px;
  font-size: 0.8125rem;
  font-weight: 500;
`;

const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 8px 0;

  i {
    height: 0.625rem;
    border-radius: 5px;
    background: var(--line);
    opacity: 0.7;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

/** What a query hook gives. */
export interface HomeQuery<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface HomeCardProps {
  title: string;
  /** How many there are in all, once it is known. */
  count?: number | undefined;
  /** The list of all of them. */
  more?: { path: string; text: string };
  children: ReactNode;
}

/** One subject of the home page: what it is about, how many, and the way to all of them. */
export function HomeCard({ title, count, more, children }: HomeCardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h3 id={id} tabIndex={-1}>
          {title} {count !== undefined && <span>· {formatNumber(count)}</span>}
        </h3>
      </Head>
      {children}
      {more && <More to={more.path}>{more.text}</More>}
    </Frame>
  );
}

interface HomeAnswerProps<T> {
  query: HomeQuery<T>;
  /** What is shown of the answer. */
  children: (data: T) => ReactNode;
}

/**
 * What a card shows of one call: it is waited for, told to have failed and asked again apart from all others. An answer
 * that is there stays while, and although, it is asked for again, as it is when the tab comes back after a while.
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
      <Waiting>
        {isDue && (
          <>
            <p className="visually-hidden">Carregando...</p>
            {['70%', '90%', '55%'].map((width) => (
              <i key={width} style={{ width }} />
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
