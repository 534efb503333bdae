import { expect, type Page } from '@playwright/test';
import { voterId } from './api';

/** Voter fields used to fill filters and forms. */
interface VoterOnRecord {
  id: number;
  email: string;
  individualRegistration: string;
  voterRegistration: string;
  healthCard: string;
  dateOfBirth: string;
  createdAt: string;
  zipcode: string;
  district: string;
  school: string;
  groupsId: number[];
}

export async function readVoter(page: Page, name: string): Promise<VoterOnRecord> {
  const id = await voterId(page, name);
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === 'token')?.value ?? '';
  const response = await page.request.get('/api/eleitor.php', { headers: { token }, params: { id } });
  expect(response.status()).toBe(200);
  return (await response.json()) as VoterOnRecord;
}
