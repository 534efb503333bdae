import { skipToken } from '@reduxjs/toolkit/query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { isPhone, nationalDigits } from '@/formats/phone';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { voterLink } from './voterLink';
import { votersLikeApi } from './votersLike';

/** Links to the voters whose phone this wholly is; says where none is known. */
export function VoterOfPhone({ phone }: { phone: string }) {
  const telephone = nationalDigits(phone);
  const { currentData, error, isFetching, refetch } = votersLikeApi.useVotersLikeQuery(
    isPhone(telephone) ? { telephone } : skipToken,
  );
  if (!isPhone(telephone)) return null;
  if (error && !isFetching)
    return (
      <>
        Não foi possível procurar.{' '}
        <RetryButton kind="quiet" aria-label="Tentar de novo: o eleitor" onRetry={refetch} />
      </>
    );
  const voters = currentData?.rows.filter((one) => nationalDigits(one.telephone) === telephone) ?? [];
  if (voters.length === 0) return currentData ? 'Nenhum com este telefone.' : '…';
  return voters.map(({ value, label }, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <Link to={voterLink(value)}>{label}</Link>
    </Fragment>
  ));
}
