import type { ReactNode } from 'react';
import { styled } from '../style';

const GroupBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: 24px;
    padding-top: 20px;
    border-top: var(--line-width) solid var(--line);
  }
`;

const Title = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: 16px;
  padding: 0;
  font: 600 0.9375rem / 1.25rem var(--font);
  letter-spacing: -0.011em;

  & + * {
    clear: both;
  }
`;

const Measure = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @container (width >= 30rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

interface FieldGroupProps {
  title?: string;
  columns?: 1 | 2;
  children: ReactNode;
}

/** A titled group of fields; consecutive groups are separated by a line. */
export function FieldGroup({ title, columns = 1, children }: FieldGroupProps) {
  return (
    <GroupBox>
      {title && <Title>{title}</Title>}
      <Measure>
        <Grid $columns={columns}>{children}</Grid>
      </Measure>
    </GroupBox>
  );
}
