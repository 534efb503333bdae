import type { ReactNode } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  margin-top: 24px;
  padding-top: 20px;
  border-top: var(--line-width) solid var(--line);

  h3 {
    margin-bottom: 14px;
    font-size: 0.9375rem;
  }

  > p {
    color: var(--ink-secondary);
  }
`;

interface DetailsSectionProps {
  title: string;
  /** Said instead of the children where there are none. */
  none?: string | false;
  children: ReactNode;
}

/** A titled part of a details panel, parted by a line from what stands above. */
export function DetailsSection({ title, none, children }: DetailsSectionProps) {
  return (
    <Section>
      <h3>{title}</h3>
      {none ? <p>{none}</p> : children}
    </Section>
  );
}
