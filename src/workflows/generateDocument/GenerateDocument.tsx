import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { GenerateForm } from './form/GenerateForm';
import { GenerateProgress } from './form/GenerateProgress';
import { problemOf, subjectOf, withoutName } from './form/generateInput';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { referenceOf, type Service, type ServiceRow } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import type { Made } from './form/useGenerateSteps';
import { useLinkSteps } from './useLinkSteps';

/** Generates a document from a service, with known values proposed, then links it and adds an entry. */
export default function GenerateDocument({ row }: { row: ServiceRow }) {
  const query = servicesApi.useServiceQuery(row.id);
  const voter = votersLookupApi.useVoterQuery(query.data?.electorId ?? skipToken);
  // Only the district is from the voter: without it the document can be generated too.
  const isReady = query.data && (query.data.electorId === null || voter.data || voter.isError);
  return (
    <RecordPanel
      title="Gerar documento"
      kind="form"
      query={{ ...query, data: isReady ? query.data : undefined }}
    >
      {(service) => <FromService service={service} district={voter.data?.address.district ?? ''} />}
    </RecordPanel>
  );
}

function FromService({ service, district }: { service: Service; district: string }) {
  const { categoryName, description, departmentId, electorName: requester } = service;
  const [made, setMade] = useState<Made | null>(null);
  const stepsAfter = useLinkSteps(service);
  const source = useMemo(() => {
    return {
      reference: referenceOf(service),
      requester,
      subject: subjectOf(categoryName, district, problemOf(description, requester)),
      service: categoryName,
      problem: withoutName(description.trim(), requester),
      areaInterest: departmentId,
      district,
    };
  }, [service, requester, categoryName, district, description, departmentId]);
  if (made) return <GenerateProgress {...made} stepsAfter={stepsAfter} />;
  return <GenerateForm source={source} onMade={setMade} />;
}
