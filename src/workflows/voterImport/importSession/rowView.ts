import { labelOf, yesOrNo } from '@/formats/choices';
import { oneLine } from '@/formats/text';
import { voteStatuses } from '@/features/voters/voterChoices';
import type { CheckedRow } from '../check/checkRow';
import { importFields, type FieldKey } from '../columns/fields';
import { isFilled, type BaseVoter, type WatchedField } from './baseIndex';
import type { RowDecision } from './makePlan';
import { valuesOf } from './preview';
import type { ImportItem, RowView } from './questions';

const longest = 600;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const ofAddress: readonly FieldKey[] = [
  ...(['zipcode', 'street', 'number', 'additional', 'district', 'city', 'state'] as const),
];

/** The values that will be recorded for a row, by label. */
function writtenOf(item: ImportItem) {
  const { voter, address, addressNote, groupNote, groupIds, allows, voteStatusId } = item;
  const values = valuesOf(voter);
  const note = [voter.note, groupNote, addressNote].filter(Boolean).join('\n');
  return importFields.flatMap(
    ({ value: field, label }): { field: FieldKey; label: string; text: string }[] => {
      if (ofAddress.includes(field)) {
        if (field !== 'street' || !address) return [];
        const { street, number, additional, district, city } = address;
        const text = [street, number, additional, district.label, city.label, values.zipcode];
        return [{ field, label, text: text.filter(Boolean).join(', ') }];
      }
      const own: Partial<Record<FieldKey, string | undefined>> = {
        note,
        allows: labelOf(yesOrNo, allows),
        groups: groupIds.length > 0 ? values.groups : '',
        // The value for all other rows is shown once elsewhere.
        voteStatus: voter.voteStatusId === '' ? '' : labelOf(voteStatuses, voteStatusId),
      };
      const text = oneLine((own[field] ?? values[field])?.replaceAll('\n', '; '));
      return text ? [{ field, label: label.replace('?', ''), text: shortened(text) }] : [];
    },
  );
}

const watchedOf: Partial<Record<FieldKey, WatchedField>> = {
  ...{ cpf: 'cpf', dateOfBirth: 'dateOfBirth', email: 'email', nickName: 'nickName', note: 'note' },
  ...{ groups: 'groups', street: 'address', electoralZone: 'electoralZone', votingSection: 'votingSection' },
};

/** Which empty fields of an existing voter are filled, which may be, and which values are not imported. */
function completionOf(item: ImportItem, known: BaseVoter) {
  const { voter } = item;
  const no = voter.allows === false ? ['Aceita receber comunicação: passa a Não, se estava Sim'] : [];
  const view = { written: [] as string[], changed: no, left: [] as string[] };
  if (item.isOnlyNo) return { ...view, left: ['O resto do cadastro fica como está.'] };
  for (const { field, label, text } of writtenOf(item)) {
    if (field === 'allows' || field === 'voteStatus' || (field === 'genre' && voter.genre === 3)) continue;
    const line = `${label}: ${text}`;
    const watched = watchedOf[field];
    if (field === 'name') {
      if (oneLine(known.name) !== text) view.left.push(`${line} (no cadastro: ${oneLine(known.name)})`);
    } else if (field === 'phone') {
      const news = voter.phones.filter((phone) => !known.phones.includes(phone));
      if (news.length === 0) continue;
      if (known.phones.length < 2) view.written.push(line);
      else view.left.push(`${line} (já há dois)`);
    } else {
      const filled = watched && isFilled(known, watched);
      if (filled) view.left.push(`${line} (já preenchido)`);
      else view.written.push(filled === false ? line : `${line} (se estiver vazio)`);
    }
  }
  return view;
}

/** How a row is shown before anything is sent. */
export function rowView({ row, voter, faults, says }: CheckedRow, decision: RowDecision): RowView {
  const start = {
    row,
    name: voter.name,
    kind: decision.kind,
    written: [],
    changed: [],
    left: [],
    why: '',
    notices: [],
  };
  if ('why' in decision) return { ...start, why: decision.why };
  const { item, notices } = decision;
  const all = {
    ...start,
    notices: [
      ...faults.map(({ why, isNoted }) => (isNoted ? `${why} Vai para as observações.` : why)),
      ...says,
      ...notices,
    ],
  };
  return decision.kind === 'completing'
    ? { ...all, voterId: decision.known.id, ...completionOf(item, decision.known) }
    : {
        ...all,
        written: writtenOf(item).flatMap(({ field, label, text }) =>
          field === 'name' ? [] : [`${label}: ${text}`],
        ),
      };
}

/** Whether the row has something to check before sending. */
export const isWarned = ({ faults, says }: CheckedRow, decision: RowDecision): boolean =>
  !('why' in decision) && faults.length + says.length + decision.notices.length > 0;
