import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { whyNot } from '@/lookups/voters/mayWriteTo';
import type { Voter } from '@/lookups/voters/voter';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';

/** Why no chat is possible with a voter, by the result of reading their record; undefined if it is. */
export function whyNoChat({ data, error }: ApiResult<Voter>): string | undefined {
  if (error) return `Não conseguimos ler o cadastro do eleitor. ${error.message}`;
  return whyNot({ ...data, telephones: undefined }, 'whatsapp');
}

/** `whyNoChat` after reading the record. */
export const readWhyNoChat = async (ask: Ask, voterId: number) =>
  whyNoChat(await ask(votersLookupApi.endpoints.voter, voterId));
