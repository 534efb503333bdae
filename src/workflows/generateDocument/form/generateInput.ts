import { today } from '@/formats/dates';
import { firstWords, foldText, sameText } from '@/formats/text';
import { limits, newDocument, type DocumentInput } from '@/features/documents/documentInput';
import type { DocumentFacts } from '@/texts/brackets/fillBrackets';
import { typedOf } from '@/texts/brackets/bracketNames';
import { lowerFirst } from '@/texts/markup/sentence';
import {
  answersFor,
  hasLetterhead,
  joinProfiles,
  officeProfile,
  type OfficeProfile,
} from '@/records/office/officeProfile';

/** Values of a document known from another record. */
export interface DocumentSource {
  /** Reference of the service, such as 'AT-119'. */
  reference: string;
  /** Name of the requester, or of all requesters; '' if unknown. */
  requester: string;
  /** With several requesters, their count ('12 moradores'), stated with or without the names. */
  askers?: string;
  subject: string;
  /** Subject and wording of the service. */
  service: string;
  /** Full text, with its paragraphs. */
  problem: string;
  areaInterest: number | null;
  district: string;
}

export interface GenerateValues extends DocumentInput {
  /** '' for none. */
  template: string;
  namesRequester: boolean;
  /** Values of placeholders that nothing else fills, by `placeOf`. */
  typed: Record<string, string | undefined>;
  /** Letterhead of printed documents, if the office has none yet. */
  letterhead: string;
}

/** Initial values; type and status are proposed once their options are loaded. */
export const startOf = ({ subject, areaInterest, district }: DocumentSource): GenerateValues => ({
  ...newDocument(),
  menu: subject.slice(0, limits.menu),
  areaInterest,
  region: district.slice(0, limits.region).trim(),
  template: '',
  namesRequester: false,
  typed: {},
  letterhead: '',
});

/** Input of the document only. */
export function inputOf(values: GenerateValues): DocumentInput {
  const input: DocumentInput & Partial<GenerateValues> = { ...values };
  delete input.template;
  delete input.namesRequester;
  delete input.typed;
  delete input.letterhead;
  return input;
}

export const factsOf = (
  values: Omit<GenerateValues, keyof DocumentInput | 'template' | 'letterhead'> &
    Pick<GenerateValues, 'number' | 'year' | 'menu' | 'authors' | 'region'>,
  { reference, requester, askers = '', district, service, problem }: DocumentSource,
  { type, department }: { type: string; department: string },
): DocumentFacts => ({
  type,
  department,
  region: values.region.trim(),
  number: values.number,
  year: values.year,
  subject: values.menu.trim(),
  authors: values.authors.map(({ name }) => name),
  day: today(),
  // The district typed by the author, if the voter's record has none.
  district: district || values.region.trim(),
  reference,
  service,
  problem,
  requester: values.namesRequester ? requester : askers,
  office: officeProfile(),
  typed: values.typed,
});

/** Adds typed facts to its profile; role and form of address only if its holder signs, a letterhead if missing. */
export function withTyped(
  office: OfficeProfile,
  { typed, authors, letterhead }: Pick<GenerateValues, 'typed' | 'authors' | 'letterhead'>,
  department: string,
): OfficeProfile {
  const signs = authors[0]?.name.trim() ?? '';
  const of = (what: Parameters<typeof typedOf>[1]) => typedOf(typed, what);
  const isOfHolder = signs !== '' && (office.holder === '' || sameText(signs, office.holder));
  const own = isOfHolder ? { role: of('role'), treatment: of('treatment') } : { role: '', treatment: '' };
  const before = answersFor(office, department);
  const name = of('addresseeName') || (before?.name ?? '');
  const role = of('addresseeRole') || (before?.role ?? '');
  return joinProfiles(office, {
    ...{ city: of('city'), phones: of('phones'), ...own, areaCode: '' },
    letterhead: hasLetterhead(office) ? '' : letterhead.trim(),
    holder: own.role || own.treatment ? signs : '',
    addressees: department !== '' && (name || role) ? [{ department, name, role }] : [],
  });
}

/** Closing sentence of a text that does not mention the requester; '' if not needed. */
export function closingOf(
  { namesRequester }: Pick<GenerateValues, 'namesRequester'>,
  of: DocumentSource,
): string {
  const { requester, askers } = of;
  const named = namesRequester ? requester : '';
  if (askers) return `Demanda solicitada por ${[askers, named].filter(Boolean).join(': ')}.`;
  return named && `Solicitante: ${named}.`;
}

const lineLength = 200;

/** Placeholder for the requester. */
const somebody = 'morador(a)';

const isLetter = (sign = '') => /\p{L}/u.test(sign);

/** A text without this person's name, ignoring case and accents. */
export function withoutName(text: string, name: string): string {
  const wanted = foldText(name.trim());
  // Positions in folded text match only if the text is composed.
  const composed = text.normalize('NFC');
  const folded = [...composed].map((letter) => foldText(letter)).join('');
  if (wanted.length < 3 || folded.length !== composed.length) return composed;
  let shown = '';
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at < from || isLetter(composed[at - 1]) || isLetter(composed[at + wanted.length])) continue;
    shown += composed.slice(from, at) + somebody;
    from = at + wanted.length;
  }
  return shown + composed.slice(from);
}

/** First line of a service's description, without the requester's name. */
export const problemOf = (description: string, requester: string) =>
  firstWords(withoutName(description.trim().split('\n')[0] ?? '', requester), lineLength);

/** Subject such as 'Iluminação pública – Cambuí: lâmpada queimada'. */
export function subjectOf(category: string, district: string, problem: string): string {
  const what = [category, district].filter(Boolean).join(' – ');
  return what && problem ? `${what}: ${lowerFirst(problem, [district])}` : what || problem;
}
