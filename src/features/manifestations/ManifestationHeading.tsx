import { styled } from '@/ui/style';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { protocolOf } from './manifestation';

const Box = styled.div`
  & + fieldset {
    margin-top: 20px;
  }
`;

export const ManifestationHeading = ({ row }: { row: { id: number; protocol: string; name: string } }) => (
  <Box>
    <DetailsList>
      <Detail label="Protocolo">{protocolOf(row)}</Detail>
      <Detail label="Nome">{row.name}</Detail>
    </DetailsList>
  </Box>
);
