import { importFields, type ColumnUse } from './columns/fields';
import type { PreviewRow } from './desk/questions';
import { TableBox } from './importStyles';

/** The first rows as they will be, and what is wrong with them. */
export function Preview({ rows, columns }: { rows: readonly PreviewRow[]; columns: readonly ColumnUse[] }) {
  const shown = importFields.filter(
    ({ value }) => columns.includes(value) || rows.some((row) => value === 'additional' && row.values[value]),
  );
  return (
    <TableBox role="region" aria-label="Como ficarão as primeiras linhas" tabIndex={0}>
      <table>
        <caption>Como ficarão as primeiras {rows.length} linhas</caption>
        <thead>
          <tr>
            <th scope="col">Linha</th>
            {shown.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">O que falta corrigir</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, values, wrong }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {shown.map(({ value }) => (
                <td key={value}>{values[value]}</td>
              ))}
              <td data-wrong={wrong.length > 0 || undefined}>{wrong.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
