import { today } from '@/formats/dates';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import type { DocumentRow } from '../document';
import { DocumentHeading } from '../DocumentHeading';
import type { CommentInput } from '../documentInput';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';

export function CommentDocument({ row }: { row: DocumentRow }) {
  const { done } = usePanel(documentsModule);
  const [comment] = documentsApi.useCommentDocumentMutation();
  const form = useServerForm<CommentInput>({
    defaultValues: { date: today(), note: '' },
    send: (input) => comment({ id: row.id, input }),
    onDone: () => done('Comentário salvo com sucesso!'),
  });
  const { control } = form;

  return (
    <FormPanel title="Andamento/Resposta órgão responsável" form={form}>
      <DocumentHeading row={row} />
      <FieldGroup>
        <TextAreaField control={control} name="note" label="Descrição" required rows={6} />
        <DateField control={control} name="date" label="Data" required />
      </FieldGroup>
    </FormPanel>
  );
}
