import { formatDate, formatDayInWords, monthNames, type LocalDate } from '@/formats/dates';
import { foldText, sameText } from '@/formats/text';
import { todayCalled } from '@/formats/tokens';
import { answersFor, type OfficeProfile } from '@/records/office/officeProfile';

/* Values for a template's brackets. */

export interface DocumentFacts {
  /** 'Ofício'. */
  type?: string;
  number: string;
  year: string;
  subject: string;
  /** The first one signs. */
  authors: readonly string[];
  day: LocalDate;
  district?: string;
  /** The department addressed. */
  department?: string;
  region?: string;
  reference?: string;
  /** The service requested. */
  service?: string;
  /** In the requester's words, without their name. */
  problem?: string;
  /** The requester; omitted unless the person includes them, as a document is public. */
  requester?: string;
  /** The office's own profile. */
  office?: OfficeProfile;
  /** Text typed for brackets without another value, by `placeOf`. */
  typed?: Readonly<Record<string, string | undefined>>;
}

/** The form field name of a bracket; field names allow no punctuation. */
export const placeOf = (key: string): string => `de_${key.replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`;

/** In both genders, as templates use either. */
const eachOf = (what: string, words: readonly string[]) =>
  words.flatMap((word) => [`${what} do ${word}`, `${what} da ${word}`]);

const requesterNames = [
  ...['solicitante', 'nome do solicitante', 'nome da solicitante', 'requerente', 'nome do requerente'],
  ...['interessado', 'interessada', 'nome do interessado', 'morador', 'moradora', 'nome do morador'],
  ...['municipe', 'nome do municipe', 'cidadao', 'cidada', 'nome do cidadao'],
];

const authorWords = 'autor,autora,vereador,vereadora,parlamentar,deputado,deputada,signatario'.split(',');
const authorNames = [
  'nome',
  'nome completo',
  ...authorWords,
  ...eachOf('nome', authorWords),
  ...['assinante', 'nome de quem assina'],
];

/** Not 'secretaria', which is the department. */
const addresseeWords = ['destinatario', 'destinataria', 'secretario'];

/** Role of the signer. */
const roleNames = ['cargo', 'funcao', 'cargo de quem assina', ...eachOf('cargo', authorWords)];
const treatmentNames = [
  ...['tratamento', 'pronome de tratamento', 'forma de tratamento'],
  ...eachOf('tratamento', authorWords),
];
const phoneNames = ['telefone', 'telefones', 'contato'].flatMap((word) => [
  ...[`${word} do gabinete`, `${word} deste gabinete`],
  ...eachOf(word, authorWords),
]);
const cityNames = ['cidade', 'municipio', 'nome da cidade', 'nome do municipio', 'localidade'];
const addresseeNames = ['destinatario', 'destinataria', ...eachOf('nome', addresseeWords)];
export const addresseeRole = 'cargo do destinatario';
export const addresseeTreatment = 'tratamento do destinatario';
const addresseeRoleNames = eachOf('cargo', addresseeWords);

const papers = ['documento', 'oficio', 'indicacao', 'requerimento', 'mocao', 'projeto', 'carta', 'memorando'];
const ofPaper = (what: string) => eachOf(what, papers);

const dateNames = [...todayCalled.inWords, ...ofPaper('data')];

/** A text in people's own words, which must fit the surrounding sentence. */
export interface Filling {
  text: string;
  isProse: boolean;
}

/** Values by bracket text; unknown ones are absent. */
export function fillingsOf(facts: DocumentFacts): ReadonlyMap<string, Filling> {
  const { type, number, year, subject, authors, day, district, department, region } = facts;
  const { reference, service, problem, requester, office } = facts;
  const signs = authors[0] ?? office?.holder;
  // Another author has another role.
  const isHolder = Boolean(office?.holder && signs && sameText(signs, office.holder));
  const addressee = office && answersFor(office, department ?? '');
  const plain: [names: readonly string[], value: string | undefined][] = [
    [['tipo', 'tipo de documento', 'tipo do documento', 'especie'], type],
    [['numero', ...ofPaper('numero')], number],
    [['ano', 'ano atual', 'ano corrente', ...ofPaper('ano')], year],
    [['numero/ano', 'numero e ano'], number && year && `${number}/${year}`],
    [dateNames, formatDayInWords(day)],
    [todayCalled.inDigits, formatDate(day)],
    [['dia'], String(Number(day.slice(8)))],
    [['mes', 'mes por extenso'], monthNames[Number(day.slice(5, 7)) - 1]],
    [authorNames, signs],
    [roleNames, isHolder ? office?.role : undefined],
    [treatmentNames, isHolder ? office?.treatment : undefined],
    [phoneNames, office?.phones],
    [cityNames, office?.city],
    [addresseeNames, addressee?.name],
    [addresseeRoleNames, addressee?.role],
    [['autores', 'autoras', 'nome dos autores', 'nomes dos autores'], authors.join(', ')],
    [['bairro', 'nome do bairro'], district],
    [['regiao'], region],
    [['secretaria', 'nome da secretaria', 'area de interesse'], department],
    [['referencia', 'atendimento', 'numero do atendimento', 'referencia do atendimento'], reference],
    [requesterNames, requester],
  ];
  const prose: typeof plain = [
    [['assunto', 'ementa', ...ofPaper('assunto')], subject],
    [['servico', 'servico solicitado'], service],
    [['problema', 'descricao', 'descricao do problema', 'descricao do pedido', 'pedido'], problem],
  ];
  const known = (all: typeof plain, isProse: boolean) =>
    all.flatMap(([names, value]) =>
      value?.trim() ? names.map((name) => [name, { text: value.trim(), isProse }] as const) : [],
    );
  return new Map([...known(plain, false), ...known(prose, true)]);
}

const timeOfSomething = /^(?:hora|horas|horario|local|endereco)\b/;

/**
 * Whether a date in a line is not the document's: it belongs to a table column, or to an event whose hour or
 * place the line also asks for.
 */
export const isOtherDate = (
  key: string,
  line: { keys: readonly string[]; isCellAlone: boolean },
): boolean => {
  if (key === 'data') return line.isCellAlone || line.keys.some((one) => timeOfSomething.test(one));
  // A day says little without its month.
  return key === 'dia' && !line.keys.some((one) => one.startsWith('mes'));
};

/** 'Senhor(a) [cargo],': the addressee's role. */
export const isSalutation = (before: string) =>
  /^\s*(?:ao?s? )?(?:excelent|exm|ilustr|ilm|senhor|sr|vossa|prezad|car[oa]\b)/i.test(before);

/** Whether a line has brackets for the addressee: a form of treatment in it is not the signer's. */
export const isOfAddressee = (keys: readonly string[]) =>
  keys.some((key) => addresseeNames.includes(key) || addresseeRoleNames.includes(key));

/**
 * Gender of a role such as 'Secretária de Obras'; undefined if the word does not show it, e.g. 'Chefe' or 'Jurista'.
 */
function isFemale(role: string): boolean | undefined {
  const [first = ''] = foldText(role).trim().split(/\s+/);
  if (first.endsWith('ista')) return undefined;
  return first.endsWith('a') || (/or?$/.test(first) ? false : undefined);
}

/**
 * Replaces both-gender forms such as 'Senhor(a) Secretário(a),' and 'Cumprimentando-o(a)' by the addressee's gender, if
 * their role shows it; `from` and `to` are offsets in the line.
 */
export function saidOfAddressee(line: string, { office, department, typed }: DocumentFacts) {
  const known = office && answersFor(office, department ?? '')?.role;
  const female = isFemale(known || typedOf(typed ?? {}, 'addresseeRole'));
  if (female === undefined) return [];
  const said = isSalutation(line) && /^.{0,120}[,:]\s*$/.test(line) ? /(\p{L})\(a\)/gu : /-(o)\(a\)/g;
  return [...line.matchAll(said)].map(({ 0: all, 1: letter = '', index }) => {
    const to = index + all.length;
    const from = to - (female && letter === 'o' ? 4 : 3);
    return { from, to, put: female ? 'a' : '' };
  });
}

type OfOffice = 'city' | 'phones' | 'role' | 'treatment' | 'addresseeName' | 'addresseeRole';

/** Brackets filled from the office's profile. */
const officeNames: Readonly<Record<OfOffice, readonly string[]>> = {
  city: cityNames,
  phones: phoneNames,
  role: roleNames,
  treatment: treatmentNames,
  addresseeName: addresseeNames,
  addresseeRole: addresseeRoleNames,
};

const ofOffice = Object.keys(officeNames) as OfOffice[];

/** The field of the office's profile that a bracket asks for, under any of its names. */
export const officeFactOf = (key: string) => ofOffice.find((what) => officeNames[what].includes(key));

/** Form field of the office's phone numbers, also for a text without a bracket for them. */
export const phonesPlace = placeOf('telefones do gabinete');

/** Text typed for a bracket of the office's profile, under any of its names; '' for none. */
export const typedOf = (typed: NonNullable<DocumentFacts['typed']>, what: OfOffice): string =>
  officeNames[what].map((name) => typed[placeOf(name)]?.trim() ?? '').find((text) => text !== '') ?? '';

/** Text typed for a bracket, or for another one of the same office field; '' for none. */
export function typedFor(typed: DocumentFacts['typed'] = {}, key: string): string {
  const what = officeFactOf(key);
  return typed[placeOf(key)]?.trim() || (what ? typedOf(typed, what) : '');
}

/** Whether a bracket is the signer's name, which has its own field. */
export const isForAuthor = (key: string) => authorNames.includes(key);
