import { styled } from '@/ui/style';

/** What is done with the lines above. */
export const Below = styled.div`
  margin-top: 12px;
`;
