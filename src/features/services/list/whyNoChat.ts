import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { whyNot } from '@/lookups/voters/mayWriteTo';
import type { Voter } from '@/lookups/voters/voter';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';

/** Why no chat is opened with a voter, by what came of reading their record; undefined where one may be. */
export function whyNoChat({ data, error }: ApiResult<Voter>): string | undefined {
  if (error) return `Não conseguimos ler o cadastro do eleitor. ${error.message}`;
  return whyNot({ ...data, telephones: undefined }, 'whatsapp');
}

/** The same once the record was read. */
export const readWhyNoChat = async (ask: Ask, voterId: number) =>
  whyNoChat(await ask(votersLookupApi.endpoints.voter, voterId));
