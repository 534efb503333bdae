import styled from 'styled-components';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { protocolOf } from './manifestation';

const Box = styled.div`
  & + fieldset {
    margin-top: 20px;
  }
`;

/** Which manifestation a small panel is about. */
export const ManifestationHeading = ({ row }: { row: { id: number; protocol: string; name: string } }) => (
  <Box>
    <DetailsList>
      <Detail label="Protocolo">{protocolOf(row)}</Detail>
      <Detail label="Nome">{row.name}</Detail>
    </DetailsList>
  </Box>
);
