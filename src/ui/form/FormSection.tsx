import type { ReactNode } from 'react';
import { styled } from '../style';
import { signpost } from '../signposts';
import { FieldGroup } from './FieldGroup';

const Section = styled.section`
  padding: 20px 24px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  scroll-margin-top: 0.75rem;

  h2 {
    margin-bottom: 16px;
    font-size: var(--text-reading);
  }

  h2:focus {
    outline: none;
  }

  @media (width < 48rem) {
    padding: 16px 16px 20px;
  }
`;

interface FormSectionProps {
  section: { id: string; title: string };
  /** Two columns of fields; omit when children are not plain fields. */
  columns?: 2;
  children: ReactNode;
}

/** A titled section of a full-page form; its id is a navigation target. */
export function FormSection({ section, columns, children }: FormSectionProps) {
  const { id, title } = section;
  return (
    <Section ref={signpost('section', id)} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {title}
      </h2>
      {columns ? <FieldGroup columns={columns}>{children}</FieldGroup> : children}
    </Section>
  );
}
