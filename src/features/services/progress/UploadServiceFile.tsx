import { UploadPanel } from '@/records/panel/UploadPanel';
import type { ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { servicesApi } from '../servicesApi';

export function UploadServiceFile({ row }: { row: ServiceRow }) {
  const [save] = servicesApi.useSaveServiceFileMutation();
  return (
    <UploadPanel
      title="Enviar arquivo do atendimento"
      save={(file) => save({ id: row.id, file })}
      doneText="O arquivo foi salvo no atendimento!"
    >
      <ServiceHeading row={row} />
    </UploadPanel>
  );
}
