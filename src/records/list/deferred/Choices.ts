import { styled } from '@/ui/style';

/** A group of options in a list's panels, with its legend. */
export const Choices = styled.fieldset`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 8px;
    padding: 0;
    color: var(--ink-secondary);
  }
`;
