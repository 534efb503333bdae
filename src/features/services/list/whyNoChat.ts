import type { Ask } from '@/api/ask';
import { whyNot } from '@/lookups/voters/mayWriteTo';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';

/** Why no chat is opened with a voter, by their record, which is read; undefined where one may be. */
export async function whyNoChat(ask: Ask, voterId: number): Promise<string | undefined> {
  const { data, error } = await ask(votersLookupApi.endpoints.voter, voterId);
  if (error) return `Não conseguimos ler o cadastro do eleitor. ${error.message}`;
  return whyNot({ ...data, telephones: undefined }, 'whatsapp');
}
