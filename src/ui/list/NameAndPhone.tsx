import styled from 'styled-components';
import { PhoneLinks } from '../PhoneLinks';

/* Two lines of these sizes fit into a row; a card has one line for both. */
const Box = styled.span`
  display: flex;
  flex-direction: column;

  > span:first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1rem;
  }

  @media screen and (width >= 22.5rem) and (width < 48rem) {
    flex-direction: row;
    align-items: baseline;
    gap: 8px;

    > small {
      flex: none;
      line-height: 1.25rem;
    }
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
      {phone && (
        <small>
          <PhoneLinks phone={phone} inRow />
        </small>
      )}
    </Box>
  );
}
