import { useId, type ReactNode } from 'react';
import { css, styled } from '../style';

/** Centres a drawing, text and actions. */
export const centred = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 32px 20px;
  color: var(--ink-secondary);
  text-align: center;
`;

const Frame = styled.section`
  ${centred}
  min-height: calc(100vh - 2 * var(--top-bar-height));
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  max-width: 27.5rem;
  font-size: var(--text-reading);
  overflow-wrap: anywhere;

  h1 {
    color: var(--ink);
    font-size: var(--text-title);
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 4px;
`;

interface GenericScreenProps {
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Outside a shell: renders its own main landmark. */
  standalone?: boolean;
  role?: 'alert' | 'status';
}

/** A drawing, a sentence and an action, for screens with nothing else to show. */
export function GenericScreen({
  drawing,
  title,
  children,
  actions,
  standalone = false,
  role,
}: GenericScreenProps) {
  const titleId = useId();
  return (
    <Frame as={standalone ? 'main' : 'section'} aria-labelledby={titleId}>
      {drawing}
      <Words role={role}>
        <h1 id={titleId}>{title}</h1>
        {children}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
