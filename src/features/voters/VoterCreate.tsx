import { useState } from 'react';
import { VoterForm } from './form/VoterForm';
import { voterFormApi } from './form/voterFormApi';
import { newVoter } from './form/voterInput';

/** Registers a voter. */
export function VoterCreate() {
  const [create] = voterFormApi.useCreateVoterMutation();
  const [start] = useState(newVoter);
  return (
    <VoterForm
      title="Novo eleitor"
      start={start}
      voterId={null}
      send={create}
      doneText="O eleitor foi criado!"
    />
  );
}
