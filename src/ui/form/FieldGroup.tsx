import type { ReactNode } from 'react';
import styled from 'styled-components';

const GroupBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: 24px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
`;

const Title = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: 16px;
  padding: 0;
  font: 600 15px / 20px var(--font);
  letter-spacing: -0.011em;

  & + * {
    clear: both;
  }
`;

const Description = styled.p`
  margin-bottom: 16px;
  color: var(--ink-secondary);
  font: 400 var(--text-body) / 20px var(--font);
`;

const Measure = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @container (min-width: 480px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

interface FieldGroupProps {
  title?: string;
  description?: ReactNode;
  /** Two columns turn into one where there is less than 480 px. A `wide` field takes both. */
  columns?: 1 | 2;
  disabled?: boolean;
  children: ReactNode;
}

/** A titled group of fields. Groups that follow each other are parted by a line. */
export function FieldGroup({ title, description, columns = 1, disabled, children }: FieldGroupProps) {
  return (
    <GroupBox disabled={disabled}>
      {title && <Title>{title}</Title>}
      {description && <Description>{description}</Description>}
      <Measure>
        <Grid $columns={columns}>{children}</Grid>
      </Measure>
    </GroupBox>
  );
}
