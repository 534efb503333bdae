import { styled } from '@/ui/style';
import { Badge } from '@/ui/badge/Badge';

const Reason = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** Shows that a voter may be the caller, and why: sharing a phone number is not proof. */
export const MayBe = ({ why }: { why: string }) => (
  <Reason>
    <Badge>Pode ser</Badge>
    {why && ` ${why}`}
  </Reason>
);
