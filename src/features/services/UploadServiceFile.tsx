import { resultOf } from '@/api/failure';
import { UploadPanel } from '@/ui/panel/UploadPanel';
import { ServiceHeading } from './ServiceHeading';
import { servicesApi, type ServiceRow } from './servicesApi';

interface UploadServiceFileProps {
  row: ServiceRow;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Enviar arquivo do atendimento. */
export function UploadServiceFile({ row, onClose, onDone }: UploadServiceFileProps) {
  const [save] = servicesApi.useSaveServiceFileMutation();
  return (
    <UploadPanel
      title="Enviar arquivo do atendimento"
      save={(file) => resultOf(save({ id: row.id, file }))}
      onClose={onClose}
      onDone={() => onDone('O arquivo foi salvo no atendimento!')}
    >
      <ServiceHeading row={row} />
    </UploadPanel>
  );
}
