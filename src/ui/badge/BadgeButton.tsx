import { styled } from '../style';
import { Button } from '../button/Button';
import { ChevronDownIcon } from '../icons';

/** A `Badge` as a button that opens its edit panel. */
export const BadgeButton = styled(Button).attrs<{ 'data-prints'?: boolean }>({
  kind: 'quiet',
  'data-prints': true,
})`
  gap: 2px;
  min-height: 1.75rem;
  padding: 2px 4px 2px 2px;
  border-radius: 999px;
`;

export const badgeArrow = <ChevronDownIcon size={16} />;
