import { styled } from '../style';
import { unreadText, type Unread } from '@/api/findings';
import { LateDetails } from './LateDetails';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin: 8px 0;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** Says how much of the data shown could not be read; nothing if all was. */
export const UnreadNotice = ({ unread }: { unread: Unread | null | undefined }) =>
  unread && (
    <Line>
      <p role="status">{unreadText(unread)}.</p>
      <LateDetails of={unread} />
    </Line>
  );
