import { demoLinks } from '@mocks/seed/accounts';
import { desk, phone } from '../support/steps';
import { journey } from './journey';
import { expectSound } from './looks';
import { css, nth, the } from './person';

const { expect } = journey;

const pages = {
  '/': /./,
  '/auth/login': /./,
  '/auth/forgot-password': /./,
  [`/appointment/${demoLinks.activeAppointment}`]: /^Audiência pública/,
  [`/appointment/${demoLinks.cancelledAppointment}`]: /./,
  [`/invoice/open/${demoLinks.openInvoice}`]: /./,
  [`/invoice/use-license/${demoLinks.newClient}`]: /./,
  [`/auth/reset-password/${demoLinks.validReset}`]: /./,
  '/onboarding/start': /./,
  '/acessibilidade': /./,
};

journey('the public pages on a phone, and an invitation that goes into its calendar', async ({ person }) => {
  await person.engine.resize(phone.viewport);
  for (const [path, title] of Object.entries(pages)) {
    await person.goto(path);
    await person.reads(nth(css('h1'), 0), title);
    await person.gone(css('[aria-busy="true"]'));
    await expectSound(person);
  }
  await person.goto(`/appointment/${demoLinks.activeAppointment}`);
  const file = await person.engine.saving(() => person.press(the('button', 'Adicionar à agenda')));
  expect(file.name).toMatch(/^compromisso-\d{4}-\d\d-\d\d\.ics$/);
  expect(file.text).toContain('SUMMARY:Audiência pública');
  await person.engine.resize(desk);
});
