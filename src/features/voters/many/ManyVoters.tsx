import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { changeOf, manyAction, type ManyAction } from '@/records/many/manyAction';
import { manyActions } from '@/records/many/manyActions';
import { manyRemoval } from '@/records/many/manyRemoval';
import { late } from '@/ui/feedback/late';
import { SelectField } from '@/ui/form/SelectField';
import { voterFormApi } from '../form/voterFormApi';
import { fieldWords, inputFrom } from '../form/voterInput';
import type { VoterRow } from '../voter';
import { birthday } from '../voterChoices';
import { searchCall, votersApi } from '../votersApi';
import { votersModule } from '../votersModule';

const VoterQueue = late(() => import('../queue/VoterQueue'));

interface Group {
  groupId: number | null;
}

interface GroupChange {
  key: string;
  label: string;
  start: string;
  isIn: boolean;
}

const group = ({ key, label, start, isIn }: GroupChange) =>
  manyAction<VoterRow, Group>({
    key,
    label,
    rule: 'edit_voter',
    startText: (rows) => `${start} ${plural(rows, 'eleitor', 'eleitores')}`,
    values: { groupId: null },
    Fields: GroupField,
    useWork: () => {
      const [update] = voterFormApi.useUpdateVoterMutation();
      const ask = useAsk();
      return ({ groupId }) =>
        changeOf({
          ask,
          endpoint: voterFormApi.endpoints.voterToEdit,
          fieldWords,
          targetOf: () => isIn,
          isSo: ({ groupsId }, target) => groupsId.some((each) => each === groupId) === target,
          save: ({ id }: VoterRow, recorded) => {
            const others = recorded.groupsId.filter((each) => each !== groupId);
            const groupsId = isIn && groupId !== null ? [...others, groupId] : others;
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

/** Everybody may write to a voter. */
const queue: ManyAction<VoterRow> = {
  key: 'queue',
  label: 'Fila de WhatsApp',
  isDanger: false,
  Panel: ({ rows, side, onClose }) => (
    <VoterQueue
      voters={rows}
      category={birthday}
      side={side}
      onClose={(left) => onClose(left && rows.filter(({ id }) => left.includes(id)))}
    />
  ),
};

export default manyActions(votersModule, searchCall, [
  queue,
  group({ key: 'groupIn', label: 'Pôr em grupo', start: 'Pôr no grupo', isIn: true }),
  group({ key: 'groupOut', label: 'Tirar de grupo', start: 'Tirar do grupo', isIn: false }),
  manyRemoval({
    rule: 'delete_voter',
    one: 'eleitor',
    many: 'eleitores',
    useRemove: votersApi.useDeleteVoterMutation,
    record: votersApi.endpoints.voter,
  }),
]);
