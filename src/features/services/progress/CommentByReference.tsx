import { createFailure } from '@/api/failure';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { servicesApi } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { CommentService } from './CommentService';

interface CommentByReferenceProps {
  reference: string;
  comment: string;
  onMade: () => void;
}

/** Comments on a service just created, of which the API returned only the reference. */
export default function CommentByReference({ reference, ...rest }: CommentByReferenceProps) {
  const search = { ...servicesModule.emptyFilters, reference, page: 1, limit: 10 };
  const { data, error, isFetching, refetch } = servicesApi.useServicesQuery(search);
  const row = data?.rows.find((one) => one.reference === reference);
  if (row) return <CommentService row={row} {...rest} />;
  const failure = error ?? (data && !isFetching ? createFailure('notFound') : undefined);
  if (!failure || isFetching) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel title="Comentar atendimento" query={{ error: failure, isFetching, refetch }}>
      {() => null}
    </RecordPanel>
  );
}
