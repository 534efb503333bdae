import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '@/ui/style';

const Words = styled.div`
  margin-bottom: 24px;
  overflow-wrap: anywhere;

  h1 {
    font-size: 1.625rem;
    letter-spacing: -0.02em;
    outline: none;
  }

  p {
    margin-top: 8px;
    color: var(--ink-secondary);
  }
`;

interface HeadingProps {
  title: string;
  children?: ReactNode;
  /** Focus it on mount: for a step that replaces the control just used and has no field. */
  takesFocus?: boolean;
}

/** An entrance page's title and introduction. */
export function Heading({ title, children, takesFocus = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Words>
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </Words>
  );
}
