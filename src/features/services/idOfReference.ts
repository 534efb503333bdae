import type { Ask } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';

/** The id of a service of which only the reference is known, e.g. after its creation. */
export async function idOfReference(ask: Ask, reference: string): Promise<ApiResult<number>> {
  const search = { ...servicesModule.emptyFilters, reference, page: 1, limit: 10 };
  const { data, error } = await ask(servicesApi.endpoints.services, search);
  if (error) return { error };
  const found = data.rows.find((row) => row.reference === reference);
  return found ? { data: found.id } : { error: createFailure('notFound') };
}
