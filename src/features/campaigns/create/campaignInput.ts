import { isEmpty } from '@/api/call';
import { nowHour, today, type Hour, type LocalDate } from '@/formats/dates';
import type { CityOption } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import { email, messageParts, sms, type Message } from '../campaign';

/** Form values; `serverNames` maps those that the API names differently. */
export interface CampaignInput extends Message {
  name: string;
  type: number | null;
  dateStart: LocalDate | '';
  hourStart: Hour | '';
  genre: number | null;
  city: CityOption | null;
  districts: Option<number>[];
  groupsId: number[];
  maritalStatusId: number | null;
  profession: Option<number> | null;
  /** No input: the field only carries errors about the audience. */
  voters: null;
}

export const nameLimit = 100;

export const newCampaign = (): CampaignInput => ({
  name: '',
  type: null,
  dateStart: '',
  hourStart: '',
  genre: null,
  city: null,
  districts: [],
  groupsId: [],
  maritalStatusId: null,
  profession: null,
  voters: null,
  subject: '',
  greeting: '',
  content: '',
  signature: '',
});

export const audienceNames = [
  'genre',
  'city',
  'districts',
  'groupsId',
  'maritalStatusId',
  'profession',
] as const;

type AudienceInput = Pick<CampaignInput, (typeof audienceNames)[number]>;

/** Form fields by server name. */
export const serverNames = {
  'message-subject': 'subject',
  'message-greeting': 'greeting',
  'message-content': 'content',
  'message-signature': 'signature',
} as const;

const mobilePhone = 2;

/** Contact data that a type requires, in API names. */
const channelOf = (type: number) =>
  type === email
    ? { withEmail: true }
    : type === sms
      ? { withTelephone: true, telephoneTypeId: mobilePhone }
      : {};

/** Filters in use plus the type's, in API names. */
export function filtersOf(type: number, audience: AudienceInput): Record<string, unknown> {
  const { genre, city, districts, groupsId, maritalStatusId, profession } = audience;
  const filters = {
    genre,
    cityId: city?.value,
    districtsId: districts.map(({ value }) => value),
    groupsId,
    maritalStatusId,
    professionId: profession?.value,
    ...channelOf(type),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => !isEmpty(value)));
}

const pairs = <Value>(values: Record<string, Value>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

function messageOf(type: number, input: Message) {
  const parts = type === email ? messageParts : (['content'] as const);
  return Object.fromEntries(parts.map((part) => [part, input[part].trim()]));
}

/** `voters` is the counted total. */
export const toWire = (input: CampaignInput, voters: number) => {
  const type = input.type ?? 0;
  return {
    type,
    name: input.name.trim(),
    dateStart: input.dateStart,
    hourStart: input.hourStart,
    voters,
    message: pairs(messageOf(type, input)),
    filters: pairs(filtersOf(type, input)),
  };
};

export type CampaignPayload = ReturnType<typeof toWire>;

const two = (value: number) => String(value).padStart(2, '0');

/** Half hours from 06:30 to 22:00. */
const slots: readonly Hour[] = Array.from(
  { length: 32 },
  (_, index) => `${two(Math.floor((index + 13) / 2))}:${index % 2 === 0 ? '30' : '00'}`,
);

/** The day's remaining half hours. `now` is for tests. */
export const slotsOf = (date: LocalDate | '', now = new Date()): readonly Hour[] =>
  date === today(now) ? slots.filter((slot) => slot > nowHour(now)) : slots;

/** Message for an hour that is not a slot. */
export const slotsOffered = (date: LocalDate | ''): string =>
  `Os horários vão de 30 em 30 minutos, das ${slots[0]} às ${slots.at(-1)}${date === today() ? ', e para hoje só os que ainda vêm' : ''}.`;
