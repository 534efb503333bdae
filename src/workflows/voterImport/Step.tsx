import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from '@/ui/style';

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-reading);
  }

  h2:focus,
  h3:focus {
    outline: none;
  }

  h3 {
    font-size: var(--text-body);
  }

  @media (width < 48rem) {
    padding: 14px 14px 18px;
  }
`;

interface StepProps {
  title: string;
  /** Whether the heading gets the focus, after navigation to the step. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One step of the import, as a card. */
export function Step({ title, takesFocus = false, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
