import { styled } from '../style';
import { PhoneLinks } from '../PhoneLinks';

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
  phone: string;
}

/** A person's name (truncated) and phone (digits, never cut) in a cell. */
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
