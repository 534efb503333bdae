import styled from 'styled-components';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { numberOf, type DocumentRow } from './document';

const Box = styled.div`
  & + fieldset {
    margin-top: 20px;
  }
`;

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
