import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from './accessibility';
import { onCall, type Call } from './faults';
import { desk, phone } from './steps';

export const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
export const endless = `${markup} ${'x'.repeat(10_000)}`;

export function forbidScripts(page: Page) {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
}

/** Nothing of the text has become part of the page. */
export async function expectOnlyText(page: Page) {
  await expect(
    page.locator('img, iframe, object, embed, script:not([src]), [onerror], [onload]'),
  ).toHaveCount(0);
  await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0);
}

const all = (fields: string) => Object.fromEntries(fields.split(' ').map((field) => [field, endless]));
const digits = '9'.repeat(500);

/** The texts of a module's answers, each longer than any form lets through. */
export const overlong: Record<string, object> = {
  '/appointments/list': {
    ...all('subject location description'),
    requester: { name: endless, telephone: digits },
  },
  '/legislative-processes/list': {
    ...all('menu typeName statusName areaInterestName region'),
    authors: [endless],
    archives: [{ name: endless, url: 'javascript:alert(1)', description: endless }],
    comments: [{ date: '2026-11-20', note: endless }],
  },
  '/campaigns/list': {
    ...all('name typeName statusName'),
    contentMessage: ['subject', 'greeting', 'content', 'signature'].map((name) => ({ name, value: endless })),
  },
  '/expenses/list': all('reference categoryName statusName name nationalRegister description'),
  '/polls/list': { ...all('question thanksText statusName identifier'), options: [{ op: endless }] },
  '/phonecalls/list': { ...all('name createdBy subject statusName'), telephone: digits },
  '/services/list': all('description statusName electorName categoryName originName officeName'),
  '/manifestations/list': {
    ...all('name typeName statusName description'),
    contacts: { email: endless, telephone: digits },
    location: { city: endless, district: endless },
    comments: [{ description: endless, createdAt: '2026-11-20 09:00:00' }],
  },
  '/tasks/list': { ...all('description'), participants: [{ userId: 1, name: endless, phone: digits }] },
  '/voters/list': all('name email mail formattedAddress districtAndCity professionName note'),
};

/** Puts these texts into each record that the call brings. */
export const lengthen = (page: Page, call: Call, fields: object = {}) =>
  onCall(page, call, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: object[] };
    const json = reply.data
      ? { ...reply, data: reply.data.map((row) => ({ ...row, ...fields })) }
      : { ...reply, ...fields };
    await route.fulfill({ response, json });
  });

/** At a desk, then on a phone. */
export async function expectNoOverflow(page: Page, part: Locator) {
  for (const size of [desk, phone.viewport]) {
    await resize(page, size);
    for (const box of [page.locator('html'), part]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
  await resize(page, desk);
  await expectOnlyText(page);
}
