import { resultOf } from '@/api/failure';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { CallForm } from './CallForm';
import { inputFrom, newCall } from './callInput';
import { callsApi } from './callsApi';

interface NewCallProps {
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Nova ligação (document 1, section 4). */
export function NewCall({ onClose, onDone }: NewCallProps) {
  const [create] = callsApi.useCreateCallMutation();
  return (
    <CallForm
      title="Nova ligação"
      start={newCall()}
      send={(input) => resultOf(create(input))}
      onClose={onClose}
      onDone={({ id }) => onDone(`A ligação LI-${id} foi criada!`)}
    />
  );
}

/** Editar ligação: loads the call first. */
export function EditCall({ id, onClose, onDone }: NewCallProps & { id: number }) {
  const title = 'Editar ligação';
  const query = callsApi.useCallQuery(id);
  const [update] = callsApi.useUpdateCallMutation();

  if (!query.data) return <PendingPanel title={title} width={560} query={query} onClose={onClose} />;
  return (
    <CallForm
      title={title}
      start={inputFrom(query.data)}
      send={(input) => resultOf(update({ id, input }))}
      onClose={onClose}
      onDone={() => onDone(`A ligação LI-${id} foi atualizada!`)}
    />
  );
}
