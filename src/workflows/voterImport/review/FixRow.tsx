import { useEffect, useState } from 'react';
import { showToast } from '@/ui/feedback/toasts';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useLocalForm } from '@/ui/form/useLocalForm';
import { unused, type ColumnUse } from '../columns/fields';
import type { Checked } from '../importSession/questions';
import { Fields, Foot } from '../importStyles';
import type { OpenedImportSession } from '../useImportSession';

export interface SheetLook {
  headings: readonly string[];
  columns: readonly ColumnUse[];
}

interface FixRowProps {
  row: number;
  importSession: OpenedImportSession;
  look: SheetLook;
  onCancel: () => void;
  onFixed: (checked: Checked) => void;
}

/** Edits the cells of one row, without another file. */
export default function FixRow(props: FixRowProps) {
  const { row, importSession } = props;
  const [cells, setCells] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void importSession()
      .then((opened) => opened.cells({ row }))
      .then((found) => isHere && setCells(found.cells))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [importSession, row]);
  return cells && <CellsForm {...props} cells={cells} />;
}

const longCell = 60;

function CellsForm({
  row,
  importSession,
  look,
  cells,
  onCancel,
  onFixed,
}: FixRowProps & { cells: readonly string[] }) {
  const [isBusy, setBusy] = useState(false);
  const width = Math.max(cells.length, look.headings.length);
  const { control, handleSubmit } = useLocalForm<{ cells: string[] }>({
    defaultValues: { cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') },
  });
  const save = async ({ cells: typed }: { cells: string[] }) => {
    setBusy(true);
    try {
      const trimmed = typed.map((cell) => cell.trim());
      const last = trimmed.findLastIndex((cell) => cell !== '');
      onFixed(
        await (
          await importSession()
        ).fix({ row, cells: trimmed.slice(0, Math.max(last + 1, look.headings.length)) }),
      );
    } catch {
      setBusy(false);
      showToast('Ops... não conseguimos conferir a linha. Tente de novo.', { tone: 'error' });
    }
  };
  return (
    <Form aria-label={`Células da linha ${row}`} onSubmit={handleSubmit(save)}>
      <Fields $least="13rem">
        {Array.from({ length: width }, (_, at) => {
          const cell = cells[at] ?? '';
          // Unused columns and empty surplus cells have no field.
          if (look.columns[at] === unused || (at >= look.headings.length && cell === '')) return null;
          const shared = {
            control,
            name: `cells.${at}` as const,
            label: look.headings[at] ?? `Célula a mais (${at + 1})`,
          };
          return cell.length > longCell || cell.includes('\n') ? (
            <TextAreaField key={at} {...shared} rows={2} wide={false} />
          ) : (
            <TextField key={at} {...shared} />
          );
        })}
      </Fields>
      <Foot>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" kind="primary" busy={isBusy} busyText="Conferindo...">
          Conferir a linha
        </Button>
      </Foot>
    </Form>
  );
}
