import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '@/api/call';
import type { ApiResult } from '@/api/failure';
import { addDays, today } from '@/formats/dates';
import { whatsappHref } from '@/formats/phone';
import { calledAs } from '@/formats/personName';
import { sheetHtml } from '@/formats/print';
import { birthdaysCall } from '@/features/voters/birthdaysCall';
import { rangeCall } from '@/features/voters/birthdays/birthdayTotals';
import { readBirthdays } from '@/features/voters/birthdays/birthdaysApi';
import { voterLine } from '@/features/voters/voters.search';
import { filledMessage } from '@/messages/messageText';
import { csv } from '@/features/voters/list/voterCsv';
import { addressed } from '@/messages/queue/whatsappTo';
import { serviceRow } from '@/features/services/service';
import { inactiveCall } from '@/lookups/voters/inactiveCall';
import { closedText } from '@/lookups/voters/mayWriteTo';
import { voterDetails, voterRecord, voterRow } from '@/lookups/voters/voter';
import { addresseeOf } from '@/workflows/letters/addressee';
import { mailingOf } from '@/workflows/letters/mailing';
import { recipientOfVoter } from '@/workflows/letters/recipient';
import { contactOf } from '@/workflows/reply/Replied';
import { byBorneName } from '@/workflows/reply/replyName';
import { filledReply } from '@/workflows/reply/replyText';
import { readPhones } from '@/workflows/voterImport/check/phones';
import { isStatusOpen } from '@/workflows/voterRecord/duplicates/merge/plan';
import { baseRow, knownOf } from '@/workflows/voterRecord/duplicates/pairs/known';
import { copySheet } from '@/workflows/voterRecord/page/copy/copySheet';

/* The treatment of each person who might be harmed by a message, in every place of the product, in one table. */

const kinds = {
  'a grown-up who accepts': {},
  'who is inactive: they may have died': { status: false },
  'who asked to be left alone': { allowCommunication: false },
  'a child of ten': { dateOfBirth: addDays(today(), -3653) },
  'a number from abroad': { telephones: [{ typeName: 'Celular', number: '13055551234' }] },
  'a nome social': { nickName: 'Duda', note: 'Nome social: Eduarda Brito' },
} as const;
type Kind = keyof typeof kinds;

const facts = {
  ...{ name: 'Carlos Eduardo Brito', status: true, allowCommunication: true, dateOfBirth: '1980-02-03' },
  ...{ telephones: [{ typeName: 'Celular', number: '19981230010' }], nickName: '', note: '' },
  ...{ address: { address: 'Rua das Flores', number: '10' }, genre: 3 },
};

/** The same person in each of the API's formats. */
function personOf(kind: Kind) {
  const own = { ...facts, ...kinds[kind] };
  const { address, telephones, ...rest } = own;
  const [first] = telephones;
  const row = { ...rest, id: 7, telephone: first?.number, ...address, addressNumber: '10' };
  return {
    voter: v.parse(voterDetails, { ...own, electorId: 7 }),
    record: v.parse(voterRecord, { ...rest, id: 7, telephone: [] }),
    row,
  };
}

/** An API that answers each search with one row. */
const answering =
  (row: object) =>
  async <T>({ reply }: ApiRequest<T>): Promise<ApiResult<T>> => {
    if (typeof reply !== 'function') throw new Error('no reader');
    return { data: reply({ data: [row], total: 1 }) };
  };

const oneDay = { from: today(), to: today() };

async function placesOf(kind: Kind) {
  const { voter, record, row } = personOf(kind);
  const number = voter.telephones[0]?.number ?? '';
  const goes = (channel: 'whatsapp' | 'sms') => addressed(voter, 'Oi.', channel).reason ?? 'goes';
  const recipient = recipientOfVoter(voter);
  const choices = { byAddress: true, names: 'social', withoutAddress: false, withoutZipcode: true } as const;
  const mailing = mailingOf([recipient], choices);
  const asker = v.parse(serviceRow, { id: 1, statusId: 1, electorId: 7, electorName: voter.name });
  const contact = contactOf({ ...asker, electorTelephone: number }, voter);
  const born = await readBirthdays(answering({ ...row, telephones: [], districtName: '' }), oneDay);
  const column = (header: string) => csv.columns.find((one) => one.header === header);
  const exported = v.parse(csv.row, row);
  const copied = { voter, rows: new Map(), missing: [] };
  return {
    queue: goes('whatsapp'),
    sms: goes('sms'),
    message: closedText(voter) ?? 'offered',
    letter:
      mailing.inactive.length > 0 ? 'left out, and named' : recipient.allows ? 'goes' : 'left out, and named',
    envelope: addresseeOf([recipient], 'social').name,
    greeting: filledMessage('{nome}', voter, { displayName: '' }),
    reply: contact.closed ?? contact.noChat ?? (contact.chat ? 'chat' : 'call'),
    replied: filledReply('{nome}', [byBorneName(asker, voter)], undefined),
    chatLink: whatsappHref(number) === null ? 'none' : 'there',
    birthdayChat: born.data?.people?.[0]?.isTooYoung ? 'none' : 'as the number',
    scan: knownOf(v.parse(baseRow, row)).isActive ? 'active' : 'inactive, said',
    merge: isStatusOpen({ one: record, other: { ...record, status: true } })
      ? 'asks which is right'
      : 'proposes',
    phone: calledAs(voter) || 'by the record',
    palette: voterLine(v.parse(voterRow, row))[0],
    export: column('Status')?.value(exported),
    copy: /Nome social<\/td><td[^>]*>Eduarda Brito/.test(sheetHtml(copySheet(copied).sheet))
      ? 'nome social'
      : 'name of the record',
  };
}

const asUsual = {
  ...{ queue: 'goes', sms: 'goes', message: 'offered', letter: 'goes', reply: 'chat', chatLink: 'there' },
  ...{ envelope: 'Carlos Eduardo Brito', greeting: 'Carlos', replied: 'Carlos', phone: 'by the record' },
  ...{ birthdayChat: 'as the number', scan: 'active', merge: 'proposes', palette: 'Carlos Eduardo Brito' },
  ...{ export: 'Ativo', copy: 'name of the record' },
};

describe('in all places', () => {
  it.each<[Kind, Partial<Record<keyof typeof asUsual, string>>]>([
    ['a grown-up who accepts', {}],
    [
      'who is inactive: they may have died',
      {
        ...{ queue: 'O cadastro está inativo.', sms: 'O cadastro está inativo.' },
        ...{ message: 'O cadastro está inativo.', letter: 'left out, and named' },
        ...{ reply: 'O cadastro desta pessoa está inativo', scan: 'inactive, said' },
        ...{ merge: 'asks which is right', export: 'Inativo' },
      },
    ],
    [
      'who asked to be left alone',
      {
        ...{ queue: 'Não aceita comunicação.', sms: 'Não aceita comunicação.' },
        ...{ message: 'Não aceita comunicação.', letter: 'left out, and named' },
        reply: 'O cadastro diz que esta pessoa não aceita receber comunicação',
      },
    ],
    [
      'a child of ten',
      {
        ...{ queue: 'Tem menos de 13 anos.', sms: 'Tem menos de 12 anos.' },
        ...{ reply: 'Tem menos de 13 anos.', birthdayChat: 'none' },
      },
    ],
    [
      'a number from abroad',
      {
        ...{ queue: 'Não tem celular com DDD.', sms: 'Não tem celular com DDD.' },
        ...{ reply: 'call', chatLink: 'none' },
      },
    ],
    [
      'a nome social',
      {
        ...{ envelope: 'Eduarda Brito', greeting: 'Eduarda', replied: 'Eduarda', phone: 'Eduarda Brito' },
        ...{ palette: 'Eduarda Brito', copy: 'nome social' },
      },
    ],
  ])('%s', async (kind, otherwise) => {
    expect(await placesOf(kind)).toEqual({ ...asUsual, ...otherwise });
  });

  it('birthdays, their totals and the agenda ask for the active alone, and campaigns count the inactive', () => {
    for (const { query } of [birthdaysCall(today(), 5), rangeCall(oneDay, 5)])
      expect(query).toMatchObject({ status: true });
    expect(inactiveCall({ groupsId: [1] }).query).toMatchObject({ status: false, groupsId: [1] });
  });

  it.each(['+1 305 555 1234', '+1 299 555 1234', '00351 912 345 678', '+598 99 123 456'])(
    'no import makes a number of Brazil of %s',
    (cell) => expect(readPhones(cell, '19')).toEqual([{ problem: 'phone-foreign', raw: cell }]),
  );
});
