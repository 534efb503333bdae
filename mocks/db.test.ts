import { isValidCns, isValidCpf, isValidVoterId } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { fromJSON, toJSON, versionOf } from './db';
import { createDatabase } from './seed/createDatabase';
import { demoVoters } from './modules/voters/demoVoters';
import { addDays } from './time';

const today = '2026-11-20';
const db = createDatabase({ today });
const [main] = db.clients.all();
const ofMain = (row: { clientId: number | null }) => row.clientId === main?.id;

describe('the seeded database', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    const text = (seed: number) => JSON.stringify(toJSON(createDatabase({ seed, today })));
    expect(text(1)).toBe(text(1));
    expect(text(1)).not.toBe(text(2));
  });

  it('holds an office with the promised number of records', () => {
    const count = (rows: { filter(matches: typeof ofMain): unknown[] }) => rows.filter(ofMain).length;
    expect(count(db.users)).toBeGreaterThanOrEqual(25);
    expect(count(db.voters)).toBe(400);
    expect(count(db.services)).toBe(120);
    expect(count(db.appointments)).toBe(90);
    expect(count(db.calls)).toBe(60);
    expect(count(db.documents)).toBe(60);
    expect(db.occupations.size).toBeGreaterThan(590);
    expect(db.occupations.get(1565)?.name).toBe('Do lar');
    expect(db.occupations.get(1566)?.name).toBe('Estudante');
  });

  it('is as unkind as a real base: third telephones, namesakes and equal moments', () => {
    const voters = db.voters.filter(ofMain).filter(({ isExcluded }) => !isExcluded);
    expect(voters.some(({ telephone }) => telephone.length === 3)).toBe(true);
    const alike = (keyOf: (voter: (typeof voters)[number]) => string) => {
      const keys = voters.map(keyOf);
      return Math.max(...keys.map((key) => keys.filter((other) => other === key).length));
    };
    expect(alike(({ name }) => name)).toBeGreaterThan(1);
    expect(alike(({ createdAt }) => createdAt)).toBeGreaterThan(3);
  });

  it('gives voters personal numbers with right check digits', () => {
    const voters = db.voters.all();
    const wrong = voters.filter(
      ({ individualRegistration: cpf, voterRegistration, healthCard }) =>
        (cpf && !isValidCpf(cpf)) ||
        (voterRegistration && !isValidVoterId(voterRegistration)) ||
        (healthCard && !isValidCns(healthCard)),
    );
    expect(wrong).toEqual([]);
    expect(voters.filter((voter) => voter.individualRegistration).length).toBeGreaterThan(200);
    expect(voters.filter((voter) => voter.healthCard).length).toBeGreaterThan(80);
  });

  it('keeps every text within the limits of its form', () => {
    const limits = {
      voters: { name: 50, nickName: 20, email: 50, address: 60, additionalAddress: 40 },
      appointments: { subject: 60, location: 100, requesterName: 50 },
      users: { name: 60, email: 60 },
      documents: { menu: 2000, region: 50 },
    };
    const tooLong = Object.entries(limits).flatMap(([table, fields]) =>
      db[table as keyof typeof limits]
        .all()
        .flatMap((row) =>
          Object.entries(fields).filter(
            ([field, most]) => String(row[field as keyof typeof row]).length > most,
          ),
        ),
    );
    const names = db.voters.all().flatMap(({ responsible }) => responsible.map(({ name }) => name));
    expect(names.filter((name) => name.length > 30)).toEqual([]);
    expect(tooLong).toEqual([]);
    expect(db.appointments.find(({ subject }) => subject.length === 60)).toBeDefined();
    expect(db.users.find(({ name }) => name.length === 60)).toBeDefined();
  });

  it('spreads appointments around today, cancelled ones and crowded ones among them', () => {
    const rows = db.appointments.filter(ofMain);
    const days = rows.map(({ startDate }) => startDate.slice(0, 10));
    const future = days.filter((day) => day >= today);
    expect(future.length).toBeGreaterThan(rows.length * 0.4);
    expect(future.length).toBeLessThan(rows.length * 0.6);
    expect(days.every((day) => day >= addDays(today, -45) && day <= addDays(today, 60))).toBe(true);
    expect(rows.every(({ startDate, endDate }) => endDate > startDate)).toBe(true);
    expect(rows.some(({ isExcluded }) => isExcluded)).toBe(true);
    expect(new Set(rows.map(({ participantIds }) => participantIds.length))).toEqual(
      new Set([0, 1, 2, 3, 4, 5]),
    );
  });

  it('refers only to records that exist, of the same office', () => {
    type Owned = { clientId: number | null };
    const isStray = (owner: Owned, ...refersTo: (Owned | undefined)[]) =>
      refersTo.some((row) => !row || (row.clientId !== owner.clientId && row.clientId !== null));
    const dangling = [
      ...db.services.filter((row) =>
        isStray(
          row,
          db.voters.get(row.electorId),
          db.serviceStatuses.get(row.statusId),
          db.serviceCategories.get(row.categoryId),
          db.serviceOrigins.get(row.originId),
          db.offices.get(row.officeId),
          ...row.responsibleIds.map((id) => db.users.get(id)),
        ),
      ),
      ...db.voters.filter((row) =>
        isStray(
          row,
          ...row.groupsId.map((id) => db.voterGroups.get(id)),
          ...row.relatives.map(({ electorId }) => db.voters.get(electorId)),
        ),
      ),
      ...db.appointments.filter((row) => isStray(row, ...row.participantIds.map((id) => db.users.get(id)))),
      ...db.calls.filter((row) => row.userWantedId !== 0 && isStray(row, db.users.get(row.userWantedId))),
      ...db.users.filter((row) => isStray(row, db.offices.get(row.officeId))),
      ...db.documents.filter((row) => isStray(row, db.legislativeStatuses.get(row.statusId))),
      ...db.preparedTexts.filter((row) => isStray(row, db.documents.get(row.documentId))),
    ];
    expect(dangling).toEqual([]);
  });

  it('has the voters the demonstration names, each as promised, and none of them excluded', () => {
    const of = (key: keyof typeof demoVoters) => db.voters.find(({ name }) => name === demoVoters[key].name);
    expect(of('complete')).toMatchObject({ id: 1, withLocation: true, sonsIn: 3 });
    expect(of('complete')?.relatives).toHaveLength(1);
    expect(of('refusesCommunication')?.allowCommunication).toBe(false);
    expect(of('withoutPhone')?.telephone).toEqual([]);
    expect(of('twoPhones')?.telephone).toHaveLength(2);
    expect(of('withoutAddress')).toMatchObject({ withLocation: false, cityId: null });
    expect(of('nameOnly')).toMatchObject({ genre: 3, email: '', dateOfBirth: null });
    expect(of('longTexts')?.name).toHaveLength(50);
    expect(of('longTexts')?.additionalAddress).toHaveLength(40);
    expect(of('formula')?.note).toMatch(/^=/);
    for (const { name } of Object.values(demoVoters)) {
      expect(db.voters.find((voter) => voter.name === name)?.isExcluded).toBe(false);
    }
  });

  it('has some three hundred streets in three cities, each with a CEP of its own', () => {
    const zipcodes = db.streets.all().map(({ zipcode }) => zipcode);
    expect(zipcodes.length).toBeGreaterThan(280);
    expect(new Set(zipcodes).size).toBe(zipcodes.length);
    expect(zipcodes.every((zipcode) => /^13\d{6}$/.test(zipcode))).toBe(true);
    const cityIds = new Set(db.streets.all().map(({ districtId }) => db.districts.get(districtId)?.cityId));
    expect(cityIds).toEqual(new Set([1, 2, 3]));
  });

  it('has families that know of each other, and everything a registry has unevenly', () => {
    const voters = db.voters.filter(ofMain);
    const oneSided = voters.filter((voter) =>
      voter.relatives.some(
        ({ electorId }) => !db.voters.get(electorId)?.relatives.some((other) => other.electorId === voter.id),
      ),
    );
    expect(oneSided).toEqual([]);
    const count = (matches: (voter: (typeof voters)[number]) => boolean) => voters.filter(matches).length;
    expect(count(({ relatives }) => relatives.length > 0)).toBeGreaterThan(60);
    expect(count(({ telephone }) => telephone.length === 2)).toBeGreaterThan(60);
    expect(count(({ telephone }) => telephone.length === 0)).toBeGreaterThan(10);
    expect(count(({ allowCommunication }) => !allowCommunication)).toBeGreaterThan(10);
    expect(count(({ responsible }) => responsible.length > 0)).toBeGreaterThan(100);
  });

  it('has service requests that are done on a day, and open ones that are late', () => {
    const services = db.services.filter(ofMain);
    const statusOf = ({ statusId }: (typeof services)[number]) =>
      db.serviceStatuses.get(statusId)?.name ?? '';
    const isOver = (service: (typeof services)[number]) =>
      ['Concluído', 'Não atendido', 'Arquivado'].includes(statusOf(service));
    expect(services.filter((service) => isOver(service) && service.completionDate === null)).toEqual([]);
    const late = services.filter(
      (service) => !isOver(service) && service.completionDate !== null && service.completionDate < today,
    );
    expect(late.length).toBeGreaterThan(3);
    expect(new Set(services.map(statusOf)).size).toBe(8);
    const tomorrow = addDays(today, 1);
    expect(services.filter(({ progress }) => progress.some((row) => row.progressDate >= tomorrow))).toEqual(
      [],
    );
  });
});

describe('saving and reading the database', () => {
  it('comes back as it was, and goes on counting ids', () => {
    const original = createDatabase({ today });
    const [call] = original.calls.all();
    if (!call) throw new Error('no call');
    original.calls.update(call.id, { name: 'Conceição' });
    original.calls.remove(call.id + 1);

    const copy = fromJSON(JSON.parse(JSON.stringify(toJSON(original))));
    expect(toJSON(copy)).toEqual(toJSON(original));
    expect(copy.calls.get(call.id)?.name).toBe('Conceição');
    expect(copy.calls.insert({ ...call, id: undefined }).id).toBe(
      original.calls.insert({ ...call, id: undefined }).id,
    );
  });

  it('refuses another format and missing tables, saying which', () => {
    expect(() => fromJSON({ format: 0, tables: {} })).toThrow(/formato 0/);
    expect(() => fromJSON(null)).toThrow(/formato/);
    const saved = toJSON(db);
    expect(() => fromJSON({ ...saved, tables: { ...saved.tables, voters: undefined } })).toThrow(/voters/);
  });

  it('has a version that any change raises', () => {
    const copy = fromJSON(JSON.parse(JSON.stringify(toJSON(db))));
    const before = versionOf(copy);
    copy.voters.remove(1);
    expect(versionOf(copy)).toBeGreaterThan(before);
  });
});
