import { styled } from '@/ui/style';

/** About as high as the calendar, so that little moves when it loads. */
export const GridWaiting = styled.div`
  min-height: 48rem;
  border: var(--line-width) solid var(--line);
  background: var(--surface);
`;

const Missing = styled.p`
  padding: 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

export const GridMissing = () => (
  <Missing role="alert">
    Não conseguimos carregar o calendário. Escolha “Lista”, que mostra o mesmo, ou recarregue a página.
  </Missing>
);
