import { useState } from 'react';
import { showToast } from '@/ui/feedback/toasts';
import { useRecordOffers } from '@/records/list/recordOffers';
import { VoterForm } from './form/VoterForm';
import { voterFormApi } from './form/voterFormApi';
import { newVoter } from './form/voterInput';
import { newVoterState } from '@/lookups/voters/newVoterState';
import { listPath } from '@/records/links/voters';

/** Offers a link to the new voter: it may be on any page of the list. */
export default function VoterCreate() {
  const [create] = voterFormApi.useCreateVoterMutation();
  const known = newVoterState.useConsume();
  const [start] = useState(() => newVoter(known));
  const recordOffers = useRecordOffers();
  return (
    <VoterForm
      title="Novo eleitor"
      defaultValues={start}
      voterId={null}
      send={create}
      onDone={({ id }, { name }) =>
        showToast(`O eleitor ${name.trim()} foi criado!`, { actions: recordOffers(listPath, id) })
      }
    />
  );
}
