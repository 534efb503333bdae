import styled from 'styled-components';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { OfficeStatusBadge } from '@/ui/panel/OfficeStatusBadge';
import { numberOf, type DocumentRow } from './document';

const Box = styled.div`
  & + fieldset {
    margin-top: 20px;
  }
`;

/** Which document a small panel is about. */
export function DocumentHeading({ row }: { row: DocumentRow }) {
  return (
    <Box>
      <DetailsList>
        <Detail label="Tipo">{row.typeName}</Detail>
        <Detail label="Numeração">{numberOf(row)}</Detail>
        <Detail label="Status" wide>
          <OfficeStatusBadge record={row} />
        </Detail>
      </DetailsList>
    </Box>
  );
}
