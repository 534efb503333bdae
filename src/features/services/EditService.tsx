import { resultOf } from '@/api/failure';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { referenceOf } from './serviceRow';
import { ServiceForm } from './ServiceForm';
import { servicesApi } from './servicesApi';

interface EditServiceProps {
  id: number;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Editar atendimento: loads the request first. */
export function EditService({ id, onClose, onDone }: EditServiceProps) {
  const title = 'Editar atendimento';
  const query = servicesApi.useServiceQuery(id);
  const [update] = servicesApi.useUpdateServiceMutation();
  const service = query.data;

  if (!service) return <PendingPanel title={title} width={640} query={query} onClose={onClose} />;
  return (
    <ServiceForm
      title={title}
      service={service}
      send={(input) => resultOf(update({ id, input }))}
      onClose={onClose}
      onDone={({ reference }) => onDone(`O atendimento ${reference || referenceOf(service)} foi atualizado!`)}
    />
  );
}
