import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';

const Names = styled.p`
  margin-bottom: 20px;
  padding: 10px 14px;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  color: var(--ink-secondary);
  overflow-wrap: anywhere;

  strong {
    color: var(--ink);
  }
`;

const shown = 12;

/** Which records it is about. */
export function ChosenNames({ names }: { names: readonly string[] }) {
  const rest = names.length - shown;
  return (
    <Names>
      <strong>{plural(names.length, 'selecionado', 'selecionados')}: </strong>
      {names.slice(0, shown).join(', ')}
      {rest > 0 && ` e mais ${formatNumber(rest)}`}
    </Names>
  );
}
