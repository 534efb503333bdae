import { useMemo } from 'react';
import { hostOver } from '@/records/list/panelsOver';
import type { EditFormOf } from '@/records/list/deferred/field/editFormOf';
import type { Voter } from '@/lookups/voters/voter';
import { Late, late } from '@/ui/feedback/late';
import { votersModule } from '../votersModule';

const EditVoter = late(() => import('./EditVoter'));
const Form = () => (
  <Late fallback={null}>
    <EditVoter />
  </Late>
);

const Host = hostOver(votersModule);

const stays = () => undefined;

/** The edit form of a voter, for one field of it over a screen that is no list of voters. */
export function useVoterForm(voter: Voter): EditFormOf {
  return useMemo(() => {
    const list = {
      ...{ module: votersModule, rows: [voter], total: 1, isFetching: false },
      ...{ openPanel: stays, closePanel: stays },
    };
    return { list: list as never, panels: Form, host: Host as never };
  }, [voter]);
}
