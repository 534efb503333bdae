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
/** Longest word kept unbroken, e.g. a reference with its hyphen. */
const longestWhole = 16;

/** The names of the records concerned. */
export function ChosenNames({ names }: { names: readonly string[] }) {
  const rest = names.length - shown;
  return (
    <Names>
      <strong>{plural(names.length, 'selecionado', 'selecionados')}: </strong>
      {names.slice(0, shown).map((name, at) => (
        // Voters may have equal names; the order is constant.
        <Fragment key={at}>
          {at > 0 && ', '}
          {name.length > longestWhole ? name : <span>{name}</span>}
        </Fragment>
      ))}
      {rest > 0 && ` e mais ${formatNumber(rest)}`}
    </Names>
  );
}
