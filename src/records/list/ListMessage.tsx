import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { centred } from '@/ui/feedback/GenericScreen';

const Box = styled.div`
  ${centred}
  min-height: 27.5rem;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  max-width: 26.25rem;
  overflow-wrap: anywhere;

  h2 {
    color: var(--ink);
    font-size: 1.0625rem;
  }

  p {
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

interface ListMessageProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
  foot?: ReactNode;
}

/** A drawing, a sentence and an action in place of the rows. */
export function ListMessage({ drawing, title, children, actions, role, foot }: ListMessageProps) {
  return (
    <Box>
      {drawing}
      <Words role={role}>
        <h2>{title}</h2>
        {children}
      </Words>
      {actions && <Actions>{actions}</Actions>}
      {foot}
    </Box>
  );
}
