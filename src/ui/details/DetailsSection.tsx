import type { ReactNode } from 'react';
import { styled } from '../style';
import { useEmptyField } from './EmptyFields';

const Section = styled.section`
  margin-top: 24px;
  padding-top: 20px;
  border-top: var(--line-width) solid var(--line);

  &:first-child,
  [hidden]:first-child + & {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

  /* All its pairs are folded away. */
  &:has(> dl):not(:has(> dl > :not([hidden]))) {
    display: none;
  }

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
  none?: string | false;
  /** Label of its form field, if any. */
  field?: string;
  children: ReactNode;
}

/** A titled section of a details panel. */
export function DetailsSection({ title, none, field, children }: DetailsSectionProps) {
  const isHidden = useEmptyField(Boolean(none));
  return (
    <Section hidden={isHidden}>
      <h3 data-field={field}>{title}</h3>
      {none ? <p>{none}</p> : children}
    </Section>
  );
}
