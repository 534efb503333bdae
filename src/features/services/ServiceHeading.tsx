import styled from 'styled-components';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { OfficeStatusBadge } from '@/ui/panel/OfficeStatusBadge';
import { referenceOf, type ServiceRow } from './service';

const Box = styled.div`
  & + fieldset {
    margin-top: 20px;
  }
`;

/** Which service request a small panel is about. */
export function ServiceHeading({ row }: { row: ServiceRow }) {
  return (
    <Box>
      <DetailsList>
        <Detail label="Referência">{referenceOf(row)}</Detail>
        <Detail label="Status">
          <OfficeStatusBadge record={row} />
        </Detail>
        <Detail label="Eleitor" wide>
          {row.electorName}
        </Detail>
      </DetailsList>
    </Box>
  );
}
