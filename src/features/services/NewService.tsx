import { resultOf } from '@/api/failure';
import type { SidePanelProps } from '@/ui/panel/SidePanel';
import type { VoterOption } from '../voters/VoterPicker';
import { ServiceForm } from './ServiceForm';
import { servicesApi } from './servicesApi';

interface NewServiceProps extends Pick<SidePanelProps, 'side' | 'onClose'> {
  /** The voter it is made for, when it is made from the voter's record: the name is then read-only. */
  voter?: VoterOption;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Novo atendimento, from the list of service requests or from a voter's record (document 2, sections 2.2 and 2.3). */
export function NewService({ onDone, ...panel }: NewServiceProps) {
  const [create] = servicesApi.useCreateServiceMutation();
  return (
    <ServiceForm
      {...panel}
      title="Novo atendimento"
      send={(input) => resultOf(create(input))}
      onDone={({ reference }) => onDone(`O atendimento ${reference} foi criado!`)}
    />
  );
}
