import { Fragment } from 'react';
import { styled } from '@/ui/style';
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

  span {
    white-space: nowrap;
  }
`;

const shown = 12;
/** Letters of a name that never breaks, such as a reference at its hyphen. */
const longestWhole = 16;

/** Which records it is about. */
export function ChosenNames({ names }: { names: readonly string[] }) {
  const rest = names.length - shown;
  return (
    <Names>
      <strong>{plural(names.length, 'selecionado', 'selecionados')}: </strong>
      {names.slice(0, shown).map((name, at) => (
        // Names of voters may be equal; their order stays.
        <Fragment key={at}>
          {at > 0 && ', '}
          {name.length > longestWhole ? name : <span>{name}</span>}
        </Fragment>
      ))}
      {rest > 0 && ` e mais ${formatNumber(rest)}`}
    </Names>
  );
}
