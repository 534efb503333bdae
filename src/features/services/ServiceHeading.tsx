import { styled } from '@/ui/style';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { referenceOf, type ServiceRow } from './service';

const Facts = styled(DetailsList)`
  & + fieldset {
    margin-top: 20px;
  }
`;

export function ServiceHeading({ row }: { row: ServiceRow }) {
  return (
    <Facts>
      <Detail label="Referência">{referenceOf(row)}</Detail>
      <Detail label="Status">
        <OfficeStatusBadge record={row} />
      </Detail>
      <Detail label="Eleitor" wide>
        {row.electorName}
      </Detail>
    </Facts>
  );
}
