import { digest } from '@/formats/digest';
import { emptyAddress, fieldLabels, type VoterInput } from '@/features/voters/form/voterInput';
import { unknownGenre } from '@/lookups/voters/voterTraits';
import type { CheckedVoter } from '../check/checkRow';

/* What an import filled in in existing records, so that it can be undone part by part. */

/** The form's fields that a row's value fills in unchanged, if they are empty. */
const copied = {
  nickName: ({ nickName }) => nickName,
  individualRegistration: ({ cpf }) => cpf,
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth,
  maritalStatusId: ({ maritalStatusId }) => maritalStatusId,
  email: ({ email }) => email,
  voterRegistration: ({ voterTitle }) => voterTitle,
  electoralZone: ({ electoralZone }) => electoralZone,
  votingSection: ({ votingSection }) => votingSection,
  healthCard: ({ healthCard }) => healthCard,
  sonsIn: ({ sonsIn }) => sonsIn,
  note: ({ note }) => note,
} satisfies { [Name in keyof VoterInput]?: (row: CheckedVoter) => VoterInput[Name] };

type TextPart = keyof typeof copied;

const texts = Object.keys(copied) as TextPart[];

/** Values copied to the form unchanged; an address that is only noted follows the row's own note. */
export const factsOf = (row: CheckedVoter, ...notes: readonly string[]) =>
  ({
    ...Object.fromEntries(texts.map((name) => [name, copied[name](row)])),
    note: [row.note, ...notes].filter(Boolean).join('\n'),
  }) as Pick<VoterInput, TextPart>;

export const completedParts = [
  ...texts,
  ...(['genre', 'groupsId', 'telephone', 'address', 'allowCommunication'] as const),
] as const;

export type CompletedPart = (typeof completedParts)[number];

const isText = (part: CompletedPart): part is TextPart => Object.hasOwn(copied, part);

export const labelOfPart = (part: CompletedPart): string => fieldLabels[part];

/** The values of a part; none if it is as empty as before an import. */
function valuesIn(input: VoterInput, part: CompletedPart): string[] {
  if (isText(part)) return [String(input[part]).trim()].filter(Boolean);
  if (part === 'genre')
    return input.genre === '' || input.genre === unknownGenre ? [] : [String(input.genre)];
  if (part === 'groupsId')
    return input.groupsId.length > 0 ? [input.groupsId.toSorted((a, b) => a - b).join(',')] : [];
  if (part === 'telephone') return input.telephone.flatMap(({ number }) => (number ? [number] : []));
  if (part === 'allowCommunication') return input.allowCommunication ? [] : ['false'];
  if (input.addressMode === 'none') return [];
  const { zipcode, address, addressNumber, writtenNumber, additionalAddress, city, district } = input;
  return [
    [
      zipcode,
      address.trim(),
      addressNumber,
      writtenNumber,
      additionalAddress.trim(),
      city?.value,
      district?.value,
    ].join('|'),
  ];
}

/** One value that an import wrote to a part. */
export interface CompletedValue {
  part: CompletedPart;
  /** Identifies the value, to compare it with the current one. */
  mark: string;
}

/** Enough to distinguish values, too short to find a telephone by trying all of them. */
const markLength = 4;

const markOf = (id: number, part: CompletedPart, value: string) =>
  digest([id, part, value].join('|')).slice(-markLength);

/** Written values, part by part. */
export const completedValues = (id: number, before: VoterInput, after: VoterInput): CompletedValue[] =>
  completedParts.flatMap((part) => {
    const there = new Set(valuesIn(before, part));
    return valuesIn(after, part).flatMap((value) =>
      there.has(value) ? [] : [{ part, mark: markOf(id, part, value) }],
    );
  });

const emptied = (
  input: VoterInput,
  part: CompletedPart,
  isOurs: (value: string) => boolean,
): Partial<VoterInput> => {
  if (isText(part)) return { [part]: '' };
  if (part === 'genre') return { genre: unknownGenre };
  if (part === 'groupsId') return { groupsId: [] };
  if (part === 'telephone') return { telephone: input.telephone.filter(({ number }) => !isOurs(number)) };
  if (part === 'allowCommunication') return { allowCommunication: true };
  return { ...emptyAddress, addressMode: 'none' };
};

export interface Restored {
  /** Null if nothing is left to undo. */
  input: VoterInput | null;
  /** Parts that are undone, and parts changed since, which are kept. */
  goes: CompletedPart[];
  stays: CompletedPart[];
}

/** A record without what an import wrote, as far as it is unchanged. */
export function restored(id: number, now: VoterInput, values: readonly CompletedValue[]): Restored {
  const goes = new Set<CompletedPart>();
  const stays = new Set<CompletedPart>();
  let input = now;
  for (const { part, mark } of values) {
    const isOurs = (value: string) => value !== '' && markOf(id, part, value) === mark;
    if (!valuesIn(input, part).some(isOurs)) stays.add(part);
    else {
      goes.add(part);
      input = { ...input, ...emptied(input, part, isOurs) };
    }
  }
  return { input: goes.size > 0 ? input : null, goes: [...goes], stays: [...stays] };
}
