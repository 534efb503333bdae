import { Fragment } from 'react';
import { styled } from '@/ui/style';
import { formatPhone } from '@/formats/phone';

const Number = styled.span`
  white-space: nowrap;
`;

interface WhereaboutsProps {
  place: string | undefined;
  /** Digits; '' for none. */
  phones: readonly string[];
}

/** District and phone numbers on a line that never breaks within a number. */
export function Whereabouts({ place, phones }: WhereaboutsProps) {
  const numbers = phones.filter(Boolean);
  return (
    <>
      {place}
      {numbers.map((phone, index) => (
        <Fragment key={phone}>
          {(place || index > 0) && ' · '}
          <Number>{formatPhone(phone)}</Number>
        </Fragment>
      ))}
    </>
  );
}
