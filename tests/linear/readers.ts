import { matching } from '@/app/palette/entries';
import { tasksFor, tasksNamed } from '@/app/screenHelp/search';
import type { HelpOfScreen } from '@/app/screenHelp/texts';
import { hasWords, wordsIn } from '@/formats/matchWords';
import { splitText } from '@/workflows/incomingCall/caller';
import { daysOf, readHead } from '@/workflows/incomingCall/conversation/messageHeads';
import { readConversation } from '@/workflows/incomingCall/conversation/readConversation';
import { mediaOf, textOf } from '@/workflows/incomingCall/conversation/speakers';
import { isOtherDate, saidOfAddressee, typedFor } from '@/texts/brackets/bracketNames';
import {
  problemOf,
  subjectOf,
  withoutName,
  withTyped,
} from '@/workflows/generateDocument/form/generateInput';
import { readNorm } from '@/texts/articulation/norm';
import { isSameNumber } from '@/workflows/generateDocument/form/numbering';
import { callsVoter, filledReply, replyProblem } from '@/workflows/reply/replyText';
import { isShared } from '@/lookups/voters/alike/evidence';
import { isSlip, isTurned } from '@/lookups/voters/alike/identity';
import { joinNote } from '@/workflows/voterRecord/duplicates/merge/plan';
import { isShortForm } from '@/lookups/voters/alike/nicknames';
import { isOtherGender, wordLikeness } from '@/lookups/voters/alike/words';
import { checkRow } from '@/workflows/voterImport/check/checkRow';
import { readBirthDate } from '@/workflows/voterImport/check/birthDate';
import { orderOf } from '@/workflows/voterImport/check/dateOrder';
import { readCity } from '@/workflows/voterImport/check/cities';
import { readDigits as readCellDigits } from '@/workflows/voterImport/check/documents';
import { createFindings } from '@/workflows/voterImport/check/findings';
import { fitting, say, type RowInHand } from '@/workflows/voterImport/check/hand';
import { cutWords } from '@/workflows/voterImport/check/names';
import { readPhones } from '@/workflows/voterImport/check/phones';
import { importFields } from '@/workflows/voterImport/columns/fields';
import { looksLikeHeadings } from '@/workflows/voterImport/columns/matchColumns';
import { partsOf as partsOfCard } from '@/workflows/voterImport/sheet/cardLines';
import { lookOf, numberText } from '@/workflows/voterImport/sheet/numberFormats';
import { cellText } from '@/workflows/voterImport/sheet/odsCell';
import { refuseOtherText } from '@/workflows/voterImport/sheet/otherFiles';
import { lineWidth, lookOfRows, looseRows } from '@/workflows/voterImport/sheet/looseRows';
import { parseText } from '@/workflows/voterImport/sheet/parseText';
import { readLabelledList } from '@/workflows/voterImport/sheet/labelledList';
import { readPastedList } from '@/workflows/voterImport/sheet/pastedList';
import { readCards } from '@/workflows/voterImport/sheet/readCards';
import { readXml } from '@/workflows/voterImport/sheet/xml';
import { readIds } from '@/workflows/voterImport/undo/idsFile';
import { whyKept } from '@/workflows/voterImport/undo/undoWork';
import { answersFor, profileShelf } from '@/records/office/officeProfile';
import { addresseeOf } from '@/workflows/letters/addressee';
import { fillLetter, letterOf, letterProblem, valuesOf } from '@/workflows/letters/letterTokens';
import { filledMessage } from '@/messages/messageText';
import { isOfText } from '@/messages/sending/sentMessages';
import { addHiddenClasses, addListKinds } from '@/texts/markup/unseen';
import { addressed } from '@/messages/queue/whatsappTo';
import { readBody } from '@/api/body';
import { buildIcs } from '@/formats/calendarFile';
import { csvHead } from '@/formats/csv';
import { stampedFileName } from '@/formats/files';
import {
  cnsMask,
  cpfMask,
  cpfOrCnpjMask,
  moneyMask,
  phoneMask,
  voterTitleMask,
  zipcodeMask,
} from '@/formats/masks';
import { mailHref } from '@/formats/links';
import { recordSheet, sheetHtml } from '@/formats/print';
import { compareText, firstWords, sameText } from '@/formats/text';
import { fillTokens, tokensOf } from '@/formats/tokens';
import { changeOf, partsOf, typeParts } from '@/formats/typedParts';
import { dateKind, dayMonthKind, hourKind, pastDateKind } from '@/formats/typed';
import {
  caretAfter,
  cpfDigits,
  maskFor,
  phoneDigits,
  readDigits,
  refusalOf,
  showDigits,
} from '@/frames/entrance/digitsMask';
import { wrap } from '@/ui/charts/picture';
import { filterOptions } from '@/ui/form/options';

type Read = (text: string) => unknown;

const day = '2026-11-23';
const row = { id: 1, reference: 'AT-1', electorName: 'Ana', statusName: 'Aberto' };
const recipient = {
  ...{ id: 1, name: 'Ana', nickName: '', social: '', genre: null, isActive: true, allows: null },
  ...{ street: '', district: '', city: '', state: '', zipcode: '' },
};
const digitsAt = (text: string) => ({ text, caret: text.length });
const shape = { sizes: [2, 2, 4], mark: '/', between: /\s*[/.,-]\s*|\s+/g } as const;
const list = [{ value: 1, label: 'Iluminação pública' }];
const entry = (label: string) => ({ key: '1', label, icon: 'screen', path: '/' }) as const;

/** Ignores errors that a reader may throw after reading the whole text. */
function refused(read: () => unknown) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const handOf = (text: string): RowInHand => ({
  options: { areaCode: '', today: '2026-11-26' },
  findings: createFindings(),
  all: () => [text],
  one: () => text,
});

const task: HelpOfScreen['tasks'][0] = { name: 'Registrar uma ligação', steps: [{ press: 'Nova' }] };
const help: HelpOfScreen[] = [
  {
    path: '/phonecalls/list',
    title: 'Ligações',
    purpose: 'O caderno de recados.',
    tasks: [task, task, task],
    limits: [{ cannot: 'Não se grava a conversa.', why: 'Anote o recado.' }],
  },
];

/** Readers with further arguments, by file and name as in `readers()`. */
export const readersOf: Readonly<Record<string, Read>> = {
  'app/palette/entries matching': (text) => [
    matching([entry('Início')], text),
    matching([entry(text)], 'inicio a'),
  ],
  'app/screenHelp/search tasksNamed': (text) => tasksNamed(help, text),
  'app/screenHelp/search tasksFor': (text) => tasksFor(help, text),
  'formats/matchWords hasWords': (text) => [hasWords(text, ['inicio']), hasWords('Início', wordsIn(text))],
  'workflows/incomingCall/caller splitText': (text) => splitText(text, 500),
  'workflows/incomingCall/conversation/messageHeads daysOf': (text) =>
    daysOf(
      [readHead(`12/11/2026 14:05 - ${text}`)].flatMap((head) => head ?? []),
      text,
    ),
  'workflows/incomingCall/conversation/readConversation readConversation': (text) => [
    readConversation(`12/11/2026 14:05 - Maria: ${text}`, '2026-11-27'),
    readConversation('12/11/2026 14:05 - Maria: Oi\n'.repeat(text.length / 28), '2026-11-27'),
  ],
  'workflows/incomingCall/conversation/speakers textOf': (text) =>
    textOf([{ at: null, speaker: text, text, media: [] }], text, (day) => day),
  'workflows/incomingCall/conversation/speakers mediaOf': (text) =>
    mediaOf([{ at: null, speaker: text, text, media: [] }], text),
  'texts/brackets/bracketNames isOtherDate': (text) =>
    isOtherDate(text, { keys: [text, `hora ${text}`], isCellAlone: false }),
  'texts/brackets/bracketNames typedFor': (text) => typedFor({ de_cidade: text }, text),
  'texts/brackets/bracketNames saidOfAddressee': (text) =>
    saidOfAddressee(text, {
      ...{ number: '', year: '', subject: '', authors: [], day, department: 'Obras' },
      office: { ...profileShelf.none, addressees: [{ department: 'Obras', name: '', role: 'Diretora' }] },
    }),
  'workflows/generateDocument/form/generateInput withoutName': (text) => [
    withoutName(text, 'Ana Lima'),
    withoutName(text, text.slice(0, 200)),
  ],
  'workflows/generateDocument/form/generateInput problemOf': (text) => problemOf(text, 'Ana Lima'),
  'workflows/generateDocument/form/generateInput subjectOf': (text) => subjectOf(text, text, text),
  'workflows/generateDocument/form/generateInput withTyped': (text) =>
    withTyped(
      profileShelf.none,
      { typed: { de_cidade: text, de_cargo: text }, authors: [{ name: text }], letterhead: text },
      text,
    ),
  'workflows/generateDocument/form/numbering isSameNumber': (text) => isSameNumber(text, '12'),
  'workflows/reply/replyText callsVoter': callsVoter,
  'workflows/reply/replyText filledReply': (text) => filledReply(text, [row], text),
  'workflows/reply/replyText replyProblem': (text) => replyProblem(text, [[row]], undefined, ''),
  'workflows/voterRecord/duplicates/merge/plan joinNote': (text) => [
    joinNote(text, 'Outra'),
    joinNote(text, `${text} b`),
  ],
  'lookups/voters/alike/evidence isShared': (text) => isShared(text, `${text}1`),
  'lookups/voters/alike/identity isSlip': (text) => isSlip(text, `${text}1`),
  'lookups/voters/alike/identity isTurned': (text) => isTurned(text, text),
  'lookups/voters/alike/nicknames isShortForm': (text) => isShortForm(text, 'maria'),
  'lookups/voters/alike/words wordLikeness': (text) => wordLikeness(text, `b${text}`),
  'lookups/voters/alike/words isOtherGender': (text) => isOtherGender(`${text}o`, `${text}a`),
  'workflows/voterImport/check/birthDate readBirthDate': (text) => readBirthDate(text, day),
  'workflows/voterImport/check/cities readCity': (text) => [readCity(text, text), readCity(text, '')],
  'workflows/voterImport/check/dateOrder orderOf': (text) => orderOf(text, [text]),
  'workflows/voterImport/check/documents readDigits': (text) => readCellDigits(text, 12),
  'workflows/voterImport/check/hand fitting': (text) => fitting(handOf(text), 'nickName', 20, text),
  'workflows/voterImport/check/hand say': (text) => say(handOf(text), 'name', text),
  'workflows/voterImport/check/names cutWords': (text) => cutWords(text, 20),
  'workflows/voterImport/check/phones readPhones': (text) => readPhones(text, '19'),
  'workflows/voterImport/sheet/cardLines partsOf': (text) => [partsOfCard(text, ';'), partsOfCard(text, ',')],
  'workflows/voterImport/sheet/numberFormats lookOf': (text) => lookOf('200', new Map([['200', text]])),
  'workflows/voterImport/sheet/numberFormats numberText': (text) =>
    numberText(text, { kind: 'plain' }, false),
  'workflows/voterImport/sheet/odsCell cellText': (text) =>
    ['float', 'date', 'time', 'string'].map((type) =>
      cellText({ 'value-type': type, value: text, 'date-value': text, 'time-value': text }, text),
    ),
  'workflows/voterImport/sheet/otherFiles refuseOtherText': (text) => refused(() => refuseOtherText(text)),
  'workflows/voterImport/sheet/looseRows lineWidth': (text) => lineWidth(text, ';'),
  'workflows/voterImport/sheet/looseRows lookOfRows': (text) => lookOfRows(text, ';', 3),
  'workflows/voterImport/sheet/looseRows looseRows': (text) => [...looseRows(text, ';')],
  'workflows/voterImport/sheet/labelledList readLabelledList': (text) => [
    readLabelledList(text),
    readLabelledList(`Nome: Ana\n${'Telefone: 1\n'.repeat(text.length / 20)}${text}`),
  ],
  'workflows/voterImport/sheet/pastedList readPastedList': (text) => [
    readPastedList(text),
    readPastedList(`${'Ana, 19 98111-0101, '.repeat(text.length / 20)}${text.slice(0, 40)}`),
  ],
  'workflows/voterImport/sheet/parseText parseText': (text) => refused(() => parseText(text, ';')),
  'workflows/voterImport/undo/idsFile readIds': (text) => readIds(text, 1, '2026-11-24 09:00:00'),
  'workflows/voterImport/undo/undoWork whyKept': (text) => {
    const at = '2026-11-24 09:00:00';
    const facts = { startedAt: at, endedAt: at, clientId: 1 } as const;
    return whyKept({ id: 1, name: text, createdAt: at, updatedAt: at }, 0, facts, text);
  },
  'messages/messageText filledMessage': (text) =>
    filledMessage(text, { name: text }, { displayName: 'Gabinete' }),
  'messages/queue/whatsappTo addressed': (text) =>
    addressed({ allowsCommunication: true, telephones: [{ number: '19987654321' }] } as never, text, 'sms'),
  'messages/sending/sentMessages isOfText': (text) => isOfText({ description: text }, `${text} b`),
  'texts/markup/unseen addListKinds': (text) => addListKinds(text, new Map()),
  'texts/markup/unseen addHiddenClasses': (text) => addHiddenClasses(text, new Set()),
  'formats/files stampedFileName': (text) => stampedFileName(text, 'csv'),
  'formats/links mailHref': (text) => [mailHref(text, text, text), mailHref('a@b.c', text, text)],
  'records/office/officeProfile answersFor': (text) =>
    answersFor({ ...profileShelf.none, addressees: [{ department: `${text} `, name: '', role: '' }] }, text),
  'formats/text sameText': (text) => sameText(text, `${text} `),
  'formats/text compareText': (text) => compareText(text, `${text}b`),
  'formats/text firstWords': (text) => firstWords(text, 200),
  'formats/tokens tokensOf': (text) => tokensOf(text, new Map([['data de hoje', 'data']])),
  'formats/tokens fillTokens': (text) => fillTokens(text, new Map([['a', 'b']])),
  'formats/typedParts partsOf': (text) => partsOf(text, shape),
  'formats/typedParts changeOf': (text) => changeOf(digitsAt(text), text.slice(1), shape),
  'formats/typedParts typeParts': (text) => typeParts(shape, digitsAt(text), text.slice(1)),
  'frames/entrance/digitsMask maskFor': (text) => maskFor(phoneDigits, text),
  'frames/entrance/digitsMask showDigits': (text) => showDigits(text, cpfDigits),
  'frames/entrance/digitsMask readDigits': (text) => readDigits(text, phoneDigits),
  'frames/entrance/digitsMask refusalOf': (text) => [
    refusalOf(text, phoneDigits),
    refusalOf(text, cpfDigits),
  ],
  'frames/entrance/digitsMask caretAfter': (text) => caretAfter(text.length, text),
  'ui/charts/picture wrap': (text) => wrap(text, 900, (piece) => piece.length * 30),
  'ui/form/options filterOptions': (text) => [
    filterOptions(list, text),
    filterOptions([{ value: 1, label: text }], 'a b'),
  ],
};

/** Readers of text that are not such functions: members of an object, or with the text inside another value. */
export const otherReaders: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(
    Object.entries({
      cnsMask,
      cpfMask,
      cpfOrCnpjMask,
      moneyMask,
      phoneMask,
      voterTitleMask,
      zipcodeMask,
    }).map(([name, mask]) => [`what is pasted into ${name}`, mask.refusal]),
  ),
  ...Object.fromEntries(
    Object.entries({ dateKind, dayMonthKind, hourKind, pastDateKind }).map(([name, kind]) => [
      `what is pasted into a field of ${name}`,
      (text: string) => [kind.type(digitsAt(text), ''), kind.read(text), kind.problem(text), kind.show(text)],
    ]),
  ),
  'a reply of the API': (text) => [refused(() => readBody(text)), readBody(JSON.stringify({ data: [text] }))],
  'a row of an import': (text) =>
    checkRow(
      2,
      importFields.map(() => text),
      importFields.map(({ value }) => value),
      { areaCode: '19', today: day },
    ),
  'the XML of a workbook, in pieces': (text) =>
    refused(() => {
      const xml = readXml({ opened: (_, attributes) => void attributes(), text: () => undefined });
      for (let from = 0; from < text.length; from += 1_000) xml.add(text.slice(from, from + 1_000));
      xml.end();
    }),
  'a quoted line of a vCard': (text) =>
    readCards(`BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${text}=\n${text}`),
  'a line of a vCard': (text) => readCards(`BEGIN:VCARD\n${text}:${text}\nADR:${text}`),
  'a tag of a workbook': (text) =>
    refused(() => readXml({ opened: (_, attributes) => void attributes() }).add(`<c ${text}>`)),
  'a heading of an import': (text) => looksLikeHeadings([text]),
  'a letter of one text': (text) => letterWith([text]),
  'a letter of many texts with formats': (text) =>
    letterWith((text.match(/[^]{1,20}/g) ?? []).map((content) => ({ tag: 'em', content: [content] }))),
  'quotations in a norm that are never closed': (text) =>
    readNorm((text.match(/[^]{1,12}/g) ?? []).map((line) => `“Art. 1º ${line}`)),
  'a CSV cell': (text) => csvHead([{ header: text, value: () => '' }]),
  'an appointment as a file': (text) =>
    buildIcs({ uid: '1', subject: text, start: `${day} 09:00:00`, location: text, description: text }),
  'a sheet on paper': (text) =>
    sheetHtml(recordSheet({ title: text, sections: [{ fields: [{ label: 'Nome', value: text }] }] })),
};

function letterWith(content: Parameters<typeof letterOf>[0]) {
  const letter = letterOf([{ tag: 'p', content }]);
  return [letterProblem(letter, []), fillLetter(letter, valuesOf(addresseeOf([recipient], 'social'), day))];
}

/** Functions whose text comes neither from people nor from the API, by file or by file and name, with the reason. */
export const unread: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'our own names and addresses': [
      ...['texts/articulation/signs rewritten', 'texts/markup/nodes.ts'],
      'texts/brackets/bracketNames isOtherDate',
      ...['api/call.ts', 'api/earlyCall.ts', 'api/endpoints.ts', 'api/publicScript.ts', 'api/readPartly.ts'],
      ...['workflows/voterImport/sheet/sheetPart.ts', 'workflows/voterImport/sheet/workbook.ts'],
      ...['api/reply.ts', 'api/transport.ts', 'api/usageEvents.ts', 'app/csvFiles.ts', 'app/warmUpStaff.ts'],
      ...[
        'app/palette/groups.ts',
        'app/palette/sources.ts',
        'app/palette/entries recordEntry',
        'app/errorReports.ts',
        'app/fieldFigures.ts',
      ],
      ...['records/modules/palette.ts', 'records/palette/palettePart.ts'],
      ...[
        'workflows/home/dashboardFirstCall.ts',
        'workflows/news/ownWrites isOwn',
        'workflows/reports/before compared',
        'workflows/reports/read/parts.ts',
        'texts/markup/tidy.ts',
        'features/polls/pollFile.ts',
      ],
      ...[
        'features/services/servicesModule.ts',
        'features/voters/form/voterSections.ts',
        'records/export/openCsvBuilder.ts',
      ],
      ...[
        'features/settings/entries/settingsList.ts',
        'features/customerArea/account.ts',
        'records/transientState.ts',
      ],
      ...['records/export/workerAddress.ts', 'records/export/workerTalk.ts', 'records/list/filters.ts'],
      ...['records/list/columnChoice.ts', 'records/list/listAddress.ts', 'records/list/recordOffers.ts'],
      ...['records/list/deferred/rank.ts'],
      ...[
        'records/list/searchesOf.ts',
        'records/tellLateFailure.ts',
        'session/rights.ts',
        'session/sharedStorage.ts',
      ],
      ...[
        'formats/text countLabel',
        'formats/text plural',
        'frames/public/withoutSession.ts',
        'ui/persistedPreference.ts',
        'ui/persistedPreferenceOf.ts',
      ],
      ...['ui/form/formField.ts', 'ui/form/leftText.ts', 'ui/drawnMask.ts', 'features/auth/leaveTo.ts'],
    ],
    'asks another that is timed': [
      ...['texts/markup/unseen unseenAs', 'texts/markup/unseen hasOwnLook'],
      'messages/sending/sentMessages sentLately',
    ],
    'sent or shown as it is': [
      ...[
        'features/appointments/public/publicAppointmentApi.ts',
        'features/services/idOfReference.ts',
        'features/auth/authApi.ts',
        'features/auth/openSession.ts',
      ],
      ...[
        'features/auth/recoveryRequest.ts',
        'features/invoice/billingApi.ts',
        'lookups/voters/votersLookupApi.ts',
      ],
      ...['features/settings/calendar/consent.ts', 'ui/feedback/download.ts', 'ui/feedback/offers.ts'],
      ...['ui/feedback/openTab.ts', 'ui/feedback/toasts.ts', 'records/list/quickSearch withQuickText'],
      ...['records/list/quickSearch saysSame', 'workflows/reply/textModules removeModule'],
      'records/offers/offerFiles.ts',
      ...['workflows/letters/letterTemplates removeTemplate', 'features/polls/share/qrDots.ts'],
    ],
    'a day, an hour or a sum that was read before': [
      ...[
        'workflows/agenda/grid/gridTimes.ts',
        'workflows/agenda/move/endAfter.ts',
        'features/expenses/expenseInput.ts',
      ],
      ...['features/appointments/appointmentInput.ts', 'features/services/serviceInput.ts'],
      ...['workflows/generateDocument/form/numbering findTwins', 'workflows/team/unanswered isLater'],
    ],
    'needs a page, and has its own test': [
      ...['texts/editor/textEditor.ts', 'features/documents/drafting/documentWord.ts'],
      'features/documents/drafting/madeText.ts',
      ...['texts/markup/cleanHtml.ts', 'texts/editor/finding.ts'],
      ...[
        'workflows/generateDocument/form/templates.ts',
        'texts/editor/textKeys.ts',
        'features/polls/results/drawPicture.ts',
      ],
      ...['records/edit/deferred/valueText.ts'],
    ],
  }).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);
