import { styled } from '@/ui/style';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { numberOf, type DocumentRow } from './document';

const Facts = styled(DetailsList)`
  & + fieldset {
    margin-top: 20px;
  }
`;

export function DocumentHeading({ row }: { row: DocumentRow }) {
  return (
    <Facts>
      <Detail label="Tipo">{row.typeName}</Detail>
      <Detail label="Numeração">{numberOf(row)}</Detail>
      <Detail label="Status" wide>
        <OfficeStatusBadge record={row} />
      </Detail>
    </Facts>
  );
}
