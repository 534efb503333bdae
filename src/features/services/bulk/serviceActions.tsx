import { plural } from '@/formats/text';
import { bulkAction, type BulkAction } from '@/records/bulk/bulkAction';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import { offered } from '@/records/offers/offers';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { PassField, type PassInput } from '../progress/PassField';
import { StatusFields } from '../progress/StatusFields';
import { serviceRemoval } from '../serviceRemoval';
import type { ServiceRow } from '../service';
import { limits, newStatus, type StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { useCommentWork } from './commentWork';
import { demand } from './demand';
import { usePassWork } from './passWork';
import { useStatusStays, useStatusWork } from './statusWork';

const { service } = servicesApi.endpoints;

const counted = (rows: number) => plural(rows, 'atendimento', 'atendimentos');

const status = bulkAction<ServiceRow, StatusInput>({
  key: 'status',
  label: 'Trocar status',
  rule: 'edit_treatment',
  allows: 'trocar o status de atendimentos',
  startText: (rows) => `Trocar o status de ${counted(rows)}`,
  values: newStatus(),
  Fields: StatusFields,
  useWork: () => {
    const work = useStatusWork();
    return (input) => work(input);
  },
  useStays: useStatusStays,
});

interface Comment {
  comment: string;
}

const comment = bulkAction<ServiceRow, Comment>({
  key: 'comment',
  label: 'Comentar',
  rule: 'create_commet_treatment',
  startText: (rows) => `Comentar ${counted(rows)}`,
  values: { comment: '' },
  Fields: ({ control }) => (
    <TextAreaField
      control={control}
      name="comment"
      label="Comentário"
      required
      rows={5}
      maxLength={limits.comment}
    />
  ),
  useWork: () => {
    const work = useCommentWork();
    return ({ comment }) => work(() => comment);
  },
});

const responsible = bulkAction<ServiceRow, PassInput>({
  key: 'responsible',
  label: 'Passar para',
  rule: 'edit_treatment',
  startText: (rows) => `Passar ${counted(rows)}`,
  values: { userId: null },
  Fields: PassField,
  useWork: () => {
    const work = usePassWork();
    return ({ userId }) => work(() => (userId === null ? [] : [userId]));
  },
});

const reply: BulkAction<ServiceRow> = {
  key: 'reply',
  label: 'Dar retorno',
  rule: 'create_commet_treatment',
  allows: 'dar retorno em atendimentos',
  Panel: offered('replyToMany'),
};

/** Bulk actions on services, wherever they are chosen. */
export const serviceActions: readonly BulkAction<ServiceRow>[] = [
  status,
  comment,
  reply,
  demand,
  responsible,
  bulkRemoval({
    words: serviceRemoval,
    useRemove: servicesApi.useDeleteServiceMutation,
    record: service,
  }),
];
