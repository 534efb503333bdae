import { useEffect, useEffectEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { useListParts } from '@/records/list/listParts';
import { changeOf, bulkAction, type BulkAction } from '@/records/bulk/bulkAction';
import { bulkActions } from '@/records/bulk/bulkActions';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import type { BulkPanelProps } from '@/records/bulk/bulkWords';
import { returnable } from '@/records/useReturn';
import { late } from '@/ui/feedback/late';
import { SelectField } from '@/ui/form/SelectField';
import { voterFormApi } from '../form/voterFormApi';
import { fieldLabels, inputFrom } from '../form/voterInput';
import { lettersState, type Addressees } from '../lettersState';
import { voterRemoval } from '../voterRemoval';
import type { VoterRow } from '@/lookups/voters/voter';
import { birthday } from '@/messages/messageChoices';
import { lettersPath } from '@/records/links/voters';
import { searchCall, votersApi } from '../votersApi';
import { votersModule } from '../votersModule';

const VoterQueue = late(() => import('@/messages/queue/VoterQueue'));

interface Group {
  groupId: number | null;
}

/** Adds voters to a group, or removes them from it. */
const group = (isIn: boolean) =>
  bulkAction<VoterRow, Group>({
    key: isIn ? 'groupIn' : 'groupOut',
    label: isIn ? 'Pôr em grupo' : 'Tirar de grupo',
    rule: 'edit_voter',
    startText: (rows) =>
      `${isIn ? 'Pôr no grupo' : 'Tirar do grupo'} ${plural(rows, 'eleitor', 'eleitores')}`,
    values: { groupId: null },
    Fields: GroupField,
    useWork: () => {
      const [update] = voterFormApi.useUpdateVoterMutation();
      const ask = useAsk();
      return ({ groupId }) =>
        changeOf({
          ask,
          endpoint: voterFormApi.endpoints.voterToEdit,
          fieldLabels,
          targetOf: () => isIn,
          valueOf: ({ groupsId }) => groupsId.some((each) => each === groupId),
          save: ({ id }: VoterRow, recorded, isToBeIn) => {
            const others = recorded.groupsId.filter((each) => each !== groupId);
            const groupsId = isToBeIn && groupId !== null ? [...others, groupId] : others;
            return update({ id, input: { ...inputFrom(recorded), groupsId }, recorded });
          },
        });
    },
  });

function GroupField({ control }: { control: Control<Group> }) {
  const groups = useOptionList('electorGroupList');
  return (
    <SelectField
      control={control}
      name="groupId"
      label="Grupo"
      required
      options={groups.map(optionOf)}
      emptyValue={null}
    />
  );
}

/** No right is needed to write to a voter. */
const queue: BulkAction<VoterRow> = {
  key: 'queue',
  label: 'Fila de WhatsApp',
  isDanger: false,
  Panel: ({ rows, onClose }) => (
    <VoterQueue
      voters={rows}
      category={birthday}
      onClose={(left) => onClose(left && rows.filter(({ id }) => left.includes(id)))}
    />
  ),
};

/** Opens the mailing with the chosen voters. */
function ToLetters({ rows }: BulkPanelProps<VoterRow>) {
  const { list } = useListParts<VoterRow>();
  const give = lettersState.usePass();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    const filters = list.filters as Addressees['filters'];
    give({ filters, total: list.total, ids: rows.map(({ id }) => id) });
    void navigate(lettersPath, { state: returnable });
  });
  useEffect(() => go(), []);
  return null;
}

const letters: BulkAction<VoterRow> = {
  key: 'letters',
  label: 'Mala direta',
  rule: 'print_voter',
  isDanger: false,
  Panel: ToLetters,
};

export default bulkActions(votersModule, searchCall, [
  queue,
  letters,
  group(true),
  group(false),
  bulkRemoval({
    words: voterRemoval,
    useRemove: votersApi.useDeleteVoterMutation,
    record: votersApi.endpoints.voter,
  }),
]);
