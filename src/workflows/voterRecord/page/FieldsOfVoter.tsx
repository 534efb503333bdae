import { useMemo } from 'react';
import { votersModule } from '@/features/voters/votersModule';
import type { Voter } from '@/lookups/voters/voter';
import { useScreenKeys } from '@/records/help/askHelp';
import { valueKeys } from '@/records/help/listKeys';
import FieldsOfDetails from '@/records/list/deferred/field/FieldsOfDetails';
import { hostOver } from '@/records/list/panelsOver';
import { Late, late } from '@/ui/feedback/late';

const EditVoter = late(() => import('@/features/voters/form/EditVoter'));
const Form = () => (
  <Late fallback={null}>
    <EditVoter />
  </Late>
);

const Host = hostOver(votersModule);

interface FieldsOfVoterProps {
  voter: Voter;
  onChanged: () => unknown;
}

/** Edits a value of the voter in place on the page, as in a list's details. */
export default function FieldsOfVoter({ voter, onChanged }: FieldsOfVoterProps) {
  useScreenKeys(() => [{ title: 'Na página do eleitor', keys: [valueKeys] }]);
  const list = useMemo(() => {
    const stays = () => undefined;
    return {
      module: votersModule,
      rows: [voter],
      total: 1,
      isFetching: false,
      openPanel: stays,
      closePanel: stays,
    };
  }, [voter]);
  return (
    <FieldsOfDetails
      isPage
      id={voter.id}
      list={list as never}
      panels={Form}
      host={Host as never}
      onChanged={onChanged}
    />
  );
}
