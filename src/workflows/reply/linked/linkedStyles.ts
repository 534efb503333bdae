import { styled } from '@/ui/style';

/** Actions on the lines above. */
export const Below = styled.div`
  margin-top: 12px;
`;
