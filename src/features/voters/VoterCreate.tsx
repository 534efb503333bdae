import { useState } from 'react';
import { resultOf } from '@/api/failure';
import { voterFormApi } from './voterFormApi';
import { VoterForm } from './VoterForm';
import { newVoter } from './voterInput';

/** Registers a voter. */
export function VoterCreate() {
  const [create] = voterFormApi.useCreateVoterMutation();
  const [start] = useState(newVoter);
  return (
    <VoterForm
      title="Novo eleitor"
      start={start}
      voterId={null}
      send={(input) => resultOf(create(input))}
      doneText="O eleitor foi criado!"
    />
  );
}
