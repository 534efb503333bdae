import { styled } from '@/ui/style';
import type { SortedColumn } from '@/ui/table/ListTable';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { referenceOf, titleOf, type VoterRow } from '@/lookups/voters/voter';

/* Sized so that two lines fit in a row. */
const Address = styled.span`
  display: block;

  > span,
  > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    line-height: 1rem;
  }
`;

export const voterColumns: SortedColumn<VoterRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, openerName: titleOf, width: '5.5rem' },
  { key: 'name', header: 'Nome', cell: (row) => row.name, primary: true },
  {
    key: 'address',
    header: 'Endereço',
    field: 'Endereço:',
    hideBelow: 992,
    width: '36%',
    cell: ({ formattedAddress, districtAndCity }) =>
      (formattedAddress || districtAndCity) && (
        <Address>
          {formattedAddress && <span title={formattedAddress}>{formattedAddress}</span>}
          {districtAndCity && <small title={districtAndCity}>{districtAndCity}</small>}
        </Address>
      ),
    sortBy: ({ formattedAddress, districtAndCity }) => formattedAddress || districtAndCity,
  },
  {
    key: 'telephone',
    header: 'Telefone',
    cell: (row) => row.telephone && <PhoneLinks phone={row.telephone} inRow />,
    sortBy: (row) => row.telephone,
    width: '10.75rem',
  },
  { key: 'email', header: 'E-mail', cell: (row) => row.email, hideBelow: 1200, width: '20%' },
];
