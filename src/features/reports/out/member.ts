import type { Ask } from '@/api/ask';
import { displayProfileApi } from '@/lookups/displayProfileApi';

/** Whose office it is, as it presents itself; '' where that is not known. */
export const memberOf = async (ask: Ask, signal?: AbortSignal): Promise<string> =>
  (await ask(displayProfileApi.endpoints.displayProfile, undefined, signal)).data?.displayName.trim() ?? '';
