import styled from 'styled-components';
import { formatPhone } from '@/formats/phone';

const Box = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small {
    flex: none;
    color: var(--ink-secondary);
    font-size: 13px;
    font-weight: 400;
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }

  /* Too narrow for both on one line; two lines of these sizes fit into a row. */
  @media (max-width: 359.98px), (min-width: 768px) and (max-width: 1199.98px) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
  }
`;

interface NameAndPhoneProps {
  name: string;
  /** Digits, '' when there is none. */
  phone: string;
}

/** A person in a cell of a list: the name, cut where there is no room, and the telephone in full. */
export function NameAndPhone({ name, phone }: NameAndPhoneProps) {
  return (
    <Box>
      <span title={name}>{name}</span>
      {phone && <small>{formatPhone(phone)}</small>}
    </Box>
  );
}
