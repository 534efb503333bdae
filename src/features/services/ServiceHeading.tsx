import styled from 'styled-components';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { referenceOf } from './serviceRow';
import type { ServiceRow } from './servicesApi';
import { ServiceStatusBadge } from './ServiceStatusBadge';

const Box = styled.div`
  & + fieldset,
  & + [role='alert'] {
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
          <ServiceStatusBadge service={row} />
        </Detail>
        <Detail label="Eleitor" wide>
          {row.electorName}
        </Detail>
      </DetailsList>
    </Box>
  );
}
