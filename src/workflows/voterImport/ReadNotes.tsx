import { styled } from '@/ui/style';
import type { OpenedSheet, SkippedRow } from './importSession/questions';

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-width: 50rem;
  margin: 0;
  padding-left: 1.25rem;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
  list-style: disc;
`;

const skippedText = ({ row, why, text }: SkippedRow) =>
  `Linha ${row}: “${text}” ${why === 'above' ? 'está acima dos títulos e' : 'é o rodapé da planilha e'} não entra.`;

/** Rows that are not persons, and what was not read, or was changed, while the file was read. */
export function ReadNotes({ sheet }: { sheet: OpenedSheet }) {
  const notes = [...sheet.skipped.map(skippedText), ...sheet.notices];
  if (notes.length === 0) return null;
  return (
    <List aria-label="Como a planilha foi lida">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  );
}
