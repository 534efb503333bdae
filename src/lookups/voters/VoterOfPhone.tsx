import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { isPhone, nationalDigits, otherWriting } from '@/formats/phone';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { likenessOf, needsRecord } from './voterLikeness';
import { voterLink } from '@/records/links/voters';
import { votersLikeApi } from './votersLike';
import { votersLookupApi, type VoterOption } from './votersLookupApi';

const Found = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  span {
    color: var(--ink-secondary);
  }
`;

interface VoterOfPhoneProps {
  phone: string;
  /** The caller's name as recorded. */
  name: string;
}

/** Links to the voters with this phone number, each with its likeness to the caller; a message when there is none. */
export default function VoterOfPhone({ phone, name }: VoterOfPhoneProps) {
  const telephone = nationalDigits(phone);
  const asWritten = votersLikeApi.useVotersLikeQuery(isPhone(telephone) ? { telephone } : skipToken);
  const other = asWritten.currentData?.total === 0 ? otherWriting(telephone) : '';
  const asOther = votersLikeApi.useVotersLikeQuery(other ? { telephone: other } : skipToken);
  const { currentData, error, isFetching, refetch } = other ? asOther : asWritten;
  if (!isPhone(telephone)) return null;
  if (error && !isFetching)
    return (
      <>
        Não foi possível procurar.{' '}
        <RetryButton kind="quiet" aria-label="Tentar de novo: o eleitor" onRetry={refetch} />
      </>
    );
  if (!currentData) return '…';
  const { rows } = currentData;
  if (rows.length === 0) return 'Nenhum com este telefone.';
  return (
    <Found>
      {rows.map((voter) => (
        <OfPhone key={voter.value} voter={voter} asked={{ name, phones: [telephone] }} />
      ))}
    </Found>
  );
}

interface OfPhoneProps {
  voter: VoterOption;
  asked: { name: string; phones: readonly string[] };
}

const unread = { is: 'same', why: '' } as const;

/**
 * One of the voters, with any doubt that it is the caller. Fetches the record if the number is not the voter's first.
 */
function OfPhone({ voter, asked }: OfPhoneProps) {
  const { data, isFetching } = votersLookupApi.useVoterQuery(
    needsRecord(asked, voter) ? voter.value : skipToken,
  );
  // While the record loads no likeness is shown: one from the search row alone could contradict it.
  const { is, why } = isFetching ? unread : likenessOf(asked, voter, data);
  return (
    <li>
      <Link to={voterLink(voter.value)}>{voter.label}</Link>
      {is === 'perhaps' && <span> · pode ser: {why}</span>}
      {is === 'apart' && <span> · {['mesmo telefone', why].filter(Boolean).join('; ')}</span>}
    </li>
  );
}
