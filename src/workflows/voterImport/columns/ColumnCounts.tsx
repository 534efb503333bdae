import { useEffect, useState } from 'react';
import { styled } from '@/ui/style';
import { today } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Faint } from '../importStyles';
import type { OpenedImportSession } from '../useImportSession';
import type { ColumnFacts } from './columnFacts';
import { unused, type ColumnUse } from './fields';

/** The columns of a sheet, side by side. */
export const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    min-width: 0;
  }

  p {
    margin-top: 4px;
    color: var(--ink-secondary);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }

  p[data-tone='danger'] {
    color: var(--danger);
  }

  p[data-tone='warning'] {
    color: var(--ink);
    font-weight: 600;
  }
`;

/** The empty columns, collapsed by default. */
export const Blank = styled.details`
  summary {
    min-height: 1.5rem;
    font-weight: 600;
    cursor: pointer;
  }

  summary + * {
    margin-top: 8px;
  }
`;

/** Counts of each column's cells for the chosen uses; recomputed on each change, and only the latest result is used. */
export function useColumnFacts(
  importSession: OpenedImportSession,
  columns: readonly ColumnUse[],
  areaCode: string,
) {
  const [facts, setFacts] = useState<readonly ColumnFacts[] | null>(null);
  useEffect(() => {
    let isNewest = true;
    void importSession()
      .then((opened) =>
        isNewest ? opened.columns({ columns, options: { areaCode, today: today() } }) : null,
      )
      .then((counted) => counted && isNewest && setFacts(counted.columns))
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [importSession, columns, areaCode]);
  return facts;
}

interface ColumnCountProps {
  use: ColumnUse;
  facts: ColumnFacts | undefined;
  /** Whether it is a part of an address, and no column has the rest (fields.ts). */
  isLoose: boolean;
}

/** Text such as `3 vazias, 2 com erro, 1 a perguntar`, below a column's use. */
export function ColumnCount({ use, facts, isLoose }: ColumnCountProps) {
  if (!facts) return null;
  const { filled, empty, wrong, unknown, isMonthFirst } = facts;
  if (filled === 0) return null;
  if (use === unused)
    return <p data-tone="warning">Não será importada: {plural(filled, 'valor', 'valores')}</p>;
  const counts = [
    empty > 0 && plural(empty, 'vazia', 'vazias'),
    wrong > 0 && `${formatNumber(wrong)} com erro`,
    unknown > 0 && `${formatNumber(unknown)} a perguntar`,
  ].filter((count) => count !== false);
  return (
    <>
      {isMonthFirst && <p>As datas desta coluna têm o mês primeiro, e assim se leem.</p>}
      <p data-tone={wrong > 0 ? 'danger' : undefined}>
        {counts.length > 0
          ? counts.join(', ')
          : `${plural(filled, 'célula lida', 'células lidas')}${isLoose ? '' : ', todas certas'}`}
      </p>
      {isLoose && (
        <p data-tone="warning">
          Irá para as observações: um endereço precisa de logradouro, CEP, bairro e cidade.
        </p>
      )}
    </>
  );
}

interface LeftOutProps {
  headings: readonly string[];
  columns: readonly ColumnUse[];
  facts: readonly ColumnFacts[];
}

/** The unused columns, by name, with their counts of values. */
export function LeftOut({ headings, columns, facts }: LeftOutProps) {
  const left = headings.flatMap((heading, at) => {
    const filled = facts[at]?.filled ?? 0;
    return (columns[at] ?? unused) === unused && filled > 0 ? [{ at, heading, filled }] : [];
  });
  if (left.length === 0) return null;
  return (
    <section aria-label="O que não será importado">
      <ul>
        {left.map(({ at, heading, filled }) => (
          <li key={at}>
            <Faint as="span">
              Coluna “{heading}” não será importada: {plural(filled, 'valor', 'valores')}
            </Faint>
          </li>
        ))}
      </ul>
    </section>
  );
}
