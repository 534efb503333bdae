import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { resultOf } from '@/api/failure';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { ToggleField } from '@/ui/form/ToggleField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { statusChanged } from './ChangeManifestationStatus';
import { failureOfWrites, nothingSaved, savedAfter, type Saved } from './commentWrites';
import { concluded, type ManifestationRow } from '../manifestation';
import { ManifestationHeading } from '../ManifestationHeading';
import { manifestationsApi } from '../manifestationsApi';
import { manifestationsModule } from '../manifestationsModule';
import { madeRequest } from '../voter/requestState';
import { ManifestationStatusField } from './ManifestationStatusField';

interface CommentInput {
  changesStatus: boolean;
  statusId: number;
  comment: string;
}

/** The field of a comment. */
export const commentField = {
  name: 'comment',
  label: 'Comentário',
  required: true,
  rows: 3,
  maxLength: 200,
} as const;

const commentSaved = 'Comentário salvo com sucesso!';

/**
 * A note, with or without a status change; prefilled when concluding with a service. A retry skips what is
 * already saved.
 */
export function CommentManifestation({ row }: { row: ManifestationRow }) {
  const { done } = usePanel(manifestationsModule);
  const [addComment] = manifestationsApi.useCommentManifestationMutation();
  const [changeStatus] = manifestationsApi.useChangeManifestationStatusMutation();
  const [saved, setSaved] = useState(nothingSaved);
  const { id } = row;
  const made = madeRequest.useConsume();
  const request = made?.manifestationId === id ? made : null;

  const form = useServerForm<CommentInput, Saved>({
    defaultValues: {
      changesStatus: request !== null,
      statusId: request ? concluded : row.statusId,
      comment: request ? `Atendimento ${request.reference}` : '',
    },
    send: async ({ changesStatus, statusId, comment }) => {
      const isNewStatus = changesStatus && statusId !== row.statusId && !saved.status;
      const [commented, changed] = await Promise.all([
        saved.comment ? undefined : resultOf(addComment({ id, comment: comment.trim() })),
        isNewStatus ? resultOf(changeStatus({ id, statusId })) : undefined,
      ]);
      const outcome = { comment: commented, status: changed };
      const now = savedAfter(saved, outcome);
      setSaved(now);
      const error = failureOfWrites(now, outcome);
      return error ? { error } : { data: now };
    },
    onDone: ({ status }) => done(status ? `${commentSaved} ${statusChanged(row)}` : commentSaved),
  });
  const { control } = form;
  const changesStatus = useWatch({ control, name: 'changesStatus' });

  return (
    <FormPanel title="Comentar, Anotar manifestação" form={form}>
      <ManifestationHeading row={row} />
      <FieldGroup>
        <TextAreaField
          control={control}
          {...commentField}
          placeholder="Exemplo: Tentativa de contato"
          disabled={saved.comment}
          help={saved.comment && 'Este comentário já foi salvo.'}
        />
        <ToggleField
          control={control}
          name="changesStatus"
          label="Trocar status?"
          disabled={saved.status}
          help={saved.status && 'O status já foi trocado.'}
        />
        {changesStatus && (
          <ManifestationStatusField control={control} name="statusId" disabled={saved.status} />
        )}
      </FieldGroup>
    </FormPanel>
  );
}
