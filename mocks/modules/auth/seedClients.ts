import type { Database } from '../../db';
import type { Client } from './records';
import { addDays, addMonths } from '../../time';
import { monthlyValues, trialDays } from '../invoice/licence';
import { demoLinks } from '../../seed/accounts';

const priceOf = (product: number) => monthlyValues[product] ?? 0;

interface SeededClients {
  /** Years of records. */
  main: Client;
  /** On trial, empty. */
  trial: Client;
  /** Small; shares an e-mail with the main one and owes an invoice. */
  second: Client;
}

export function seedClients(db: Database, today: string): SeededClients {
  const main = db.clients.insert({
    name: 'Gabinete da Vereadora Helena Prado',
    identifier: demoLinks.existingClient,
    shortIdentifier: 'helenaprado',
    trl: false,
    status: true,
    newClient: false,
    billing: {
      name: 'Helena Prado de Almeida',
      document: '52998224725',
      email: 'financeiro@gabinetehelena.example',
      phone: '19981234567',
    },
    monthlyValue: priceOf(1),
    product: 1,
    calendarConnected: true,
    telephone: '1932351400',
    mail: 'contato@gabinetehelena.example',
    city: 'Campinas',
    state: 'SP',
    createdAt: `${addMonths(today, -38)} 10:12:00`,
    dateStartLicense: addMonths(today, -5),
    dateEndLicense: addMonths(today, 7),
    dateExpireTrial: null,
  });
  const trial = db.clients.insert({
    name: 'Mandato do Prefeito Júlio Brandão',
    identifier: demoLinks.newClient,
    shortIdentifier: null,
    trl: true,
    status: true,
    newClient: true,
    billing: null,
    monthlyValue: priceOf(2),
    product: 2,
    calendarConnected: false,
    telephone: '19997654321',
    mail: 'teste@tribuna.demo',
    city: 'Valinhos',
    state: 'SP',
    createdAt: `${addDays(today, -4)} 15:40:00`,
    dateStartLicense: null,
    dateEndLicense: null,
    dateExpireTrial: addDays(today, trialDays - 4),
  });
  const second = db.clients.insert({
    name: 'Gabinete do Deputado Estadual Antônio Guimarães',
    identifier: demoLinks.openInvoice,
    shortIdentifier: 'antonioguimaraes',
    trl: false,
    status: true,
    newClient: false,
    billing: {
      name: 'Antônio Carlos Guimarães',
      document: '11144477735',
      email: 'antonio@guimaraes.example',
      phone: '11987650123',
    },
    monthlyValue: priceOf(3),
    product: 3,
    calendarConnected: false,
    telephone: '1138867000',
    mail: 'contato@guimaraes.example',
    city: 'São Paulo',
    state: 'SP',
    createdAt: `${addMonths(today, -9)} 09:05:00`,
    dateStartLicense: addMonths(today, -6),
    dateEndLicense: addDays(today, 3),
    dateExpireTrial: null,
  });
  return { main, trial, second };
}
