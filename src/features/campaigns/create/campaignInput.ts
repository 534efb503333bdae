import { isEmpty } from '@/api/call';
import { nowHour, today, type Hour, type LocalDate } from '@/formats/dates';
import type { CityOption } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import { email, messageParts, sms, type Message } from '../campaign';

/** What the form holds; fields that the API calls otherwise are named in `serverNames`. */
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
  /** Whom the filters find is counted, never typed: the field is only where it is said what is wrong with them. */
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

/** The fields of the audience. */
export const audienceNames = [
  'genre',
  'city',
  'districts',
  'groupsId',
  'maritalStatusId',
  'profession',
] as const;

export type AudienceInput = Pick<CampaignInput, (typeof audienceNames)[number]>;

/** The form's field for each name the server has for one. */
export const serverNames = {
  'message-subject': 'subject',
  'message-greeting': 'greeting',
  'message-content': 'content',
  'message-signature': 'signature',
} as const;

const mobilePhone = 2;

/** What a type asks of whoever gets it, in the names of the API. */
const channelOf = (type: number) =>
  type === email
    ? { withEmail: true }
    : type === sms
      ? { withTelephone: true, telephoneTypeId: mobilePhone }
      : {};

/** The filters that are set, those of the type included, in the names of the API. */
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

/** The parts that the message of a type has, as they are sent: without the spaces around them. */
function messageOf(type: number, input: Message) {
  const parts = type === email ? messageParts : (['content'] as const);
  return Object.fromEntries(parts.map((part) => [part, input[part].trim()]));
}

/** What creates the campaign. `voters` is the total that was counted. */
export const payloadOf = (input: CampaignInput, voters: number) => {
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

export type CampaignPayload = ReturnType<typeof payloadOf>;

const two = (value: number) => String(value).padStart(2, '0');

/** Every half hour at which campaigns go out: 06:30 to 22:00. */
const slots: readonly Hour[] = Array.from(
  { length: 32 },
  (_, index) => `${two(Math.floor((index + 13) / 2))}:${index % 2 === 0 ? '30' : '00'}`,
);

/** The half hours of a day that are still to come. `now` is for tests. */
export const slotsOf = (date: LocalDate | '', now = new Date()): readonly Hour[] =>
  date === today(now) ? slots.filter((slot) => slot > nowHour(now)) : slots;

/** Which they are, for who types another. */
export const slotsOffered = (date: LocalDate | ''): string =>
  `Os horários vão de 30 em 30 minutos, das ${slots[0]} às ${slots.at(-1)}${date === today() ? ', e para hoje só os que ainda vêm' : ''}.`;
