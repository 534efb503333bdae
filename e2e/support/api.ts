import { expect, type Page } from '@playwright/test';
import { today } from '@/formats/dates';

/** An API call as the signed-in user, for preparing a journey. */
export async function askApi<Reply>(
  page: Page,
  script: string,
  action: string,
  sent: { query?: Record<string, string | number>; body?: object } = {},
): Promise<Reply> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const response = await page.request.fetch(`/api/${script}`, {
    method: sent.body ? 'POST' : 'GET',
    headers: { token, action },
    ...(sent.query && { params: sent.query }),
    ...(sent.body && { data: sent.body }),
  });
  expect(response.status(), `${script} ${action}: ${await response.text()}`).toBe(200);
  return (await response.json()) as Reply;
}

const plainAppointment = {
  subject: 'Reunião',
  date: '',
  hourStart: '09:00',
  hourEnd: '10:30',
  participant: [] as number[],
  requesterName: '',
  requesterPhone: '',
  location: '',
  description: '',
  notify: false,
  integrate: false,
};

/** Creates an appointment and returns its reference. */
export async function addAppointment(
  page: Page,
  fields: Partial<typeof plainAppointment> & { date: string },
): Promise<string> {
  const body = { ...plainAppointment, ...fields };
  const { id } = await askApi<{ id: number }>(page, 'compromisso.php', 'create', { body });
  return `AG-${id}`;
}

export interface TeamMember {
  id: number;
  name: string;
  status: boolean;
  phone: string;
}

export async function team(page: Page): Promise<TeamMember[]> {
  const query = { ac: 'userList' };
  const { data } = await askApi<{ data: TeamMember[] }>(page, 'queries.php', 'userList', { query });
  return data;
}

const plainService = {
  electorId: 0,
  statusId: 1,
  categoryId: 1,
  originId: 1,
  officeId: 1,
  departmentId: null as number | null,
  requestDate: today(),
  completionDate: null as string | null,
  description: '',
  responsibles: [] as number[],
  documents: [] as { typeId: number; number: number; year: number }[],
};

/** Creates a service and returns its reference. */
export async function addService(page: Page, fields: Partial<typeof plainService>): Promise<string> {
  const body = { ...plainService, ...fields };
  const { reference } = await askApi<{ reference: string }>(page, 'atendimento.php', 'cadastrar', { body });
  return reference;
}

interface Named {
  id: number;
  name: string;
}

export async function optionsOf(page: Page, ac: string): Promise<[Named, Named, ...Named[]]> {
  const query = { ac };
  const { data } = await askApi<{ data: [Named, Named, ...Named[]] }>(page, 'queries.php', ac, { query });
  return data;
}

export async function voterId(page: Page, name: string): Promise<number> {
  const query = { name, isExcluded: 'false' };
  const { data } = await askApi<{ data: Named[] }>(page, 'eleitor.php', 'search', { query });
  return data[0]?.id ?? 0;
}
