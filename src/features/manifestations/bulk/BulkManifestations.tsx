import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { changeOf, bulkAction } from '@/records/bulk/bulkAction';
import { bulkActions } from '@/records/bulk/bulkActions';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { manifestationRemoval } from '../manifestationRemoval';
import type { ManifestationRow } from '../manifestation';
import { manifestationsApi, searchCall } from '../manifestationsApi';
import { manifestationsModule, mayComment } from '../manifestationsModule';
import { commentField } from '../progress/CommentManifestation';
import { ManifestationStatusField } from '../progress/ManifestationStatusField';

const { manifestation } = manifestationsApi.endpoints;

const counted = (rows: number) => plural(rows, 'manifestação', 'manifestações');

interface NewStatus {
  statusId: number | null;
}

const status = bulkAction<ManifestationRow, NewStatus>({
  key: 'status',
  label: 'Trocar status',
  rule: 'status_manifestation',
  startText: (rows) => `Trocar o status de ${counted(rows)}`,
  values: { statusId: null },
  Fields: ({ control }) => <ManifestationStatusField control={control} name="statusId" />,
  useWork: () => {
    const [change] = manifestationsApi.useChangeManifestationStatusMutation();
    const ask = useAsk();
    return ({ statusId }) =>
      changeOf({
        ask,
        endpoint: manifestation,
        valueOf: (now) => now.statusId,
        targetOf: () => statusId ?? 0,
        save: ({ id }: ManifestationRow, _, to) => change({ id, statusId: to }),
      });
  },
  useStays:
    () =>
    (row, { statusId }) =>
      row.statusId === statusId ? 'same' : undefined,
});

interface Comment {
  comment: string;
}

const comment = bulkAction<ManifestationRow, Comment>({
  key: 'comment',
  label: 'Comentar',
  rule: 'status_manifestation',
  allows: mayComment,
  startText: (rows) => `Comentar ${counted(rows)}`,
  values: { comment: '' },
  Fields: ({ control }) => <TextAreaField control={control} {...commentField} />,
  useWork: () => {
    const [add] = manifestationsApi.useCommentManifestationMutation();
    // No reread: an equal comment may have existed before.
    return (typed) => ({ write: ({ id }) => add({ id, comment: typed.comment.trim() }) });
  },
});

export default bulkActions(manifestationsModule, searchCall, [
  status,
  comment,
  bulkRemoval({
    words: manifestationRemoval,
    useRemove: manifestationsApi.useDeleteManifestationMutation,
    record: manifestation,
  }),
]);
