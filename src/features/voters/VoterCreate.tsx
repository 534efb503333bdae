import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { copyLink } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { VoterForm } from './form/VoterForm';
import { voterFormApi } from './form/voterFormApi';
import { newVoter } from './form/voterInput';
import { newVoterHandover } from './voterHandover';
import { voterLink } from './voterLink';
import { votersModule } from './votersModule';

/**
 * Registers a voter, beginning with what another record knows of them, and offers to open the new record: it may be on
 * any page of the list.
 */
export function VoterCreate() {
  const [create] = voterFormApi.useCreateVoterMutation();
  const known = newVoterHandover.useTaken();
  const [start] = useState(() => newVoter(known));
  const dispatch = useDispatch();
  return (
    <VoterForm
      title="Novo eleitor"
      start={start}
      voterId={null}
      send={create}
      onSaved={({ id, name }) =>
        showToast(`O eleitor ${name} foi criado!`, {
          actions: [
            {
              label: 'Abrir',
              onSelect: () => void dispatch(votersModule.actions.panelOpened({ name: 'details', id })),
            },
            { label: 'Copiar link', onSelect: () => void copyLink(voterLink(id)) },
          ],
        })
      }
    />
  );
}
