import type { ApiResult } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import type { Option } from '@/ui/form/options';
import { inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { Outcome } from '@/records/jobs/steps/stepRun';
import { differences, isAsBefore } from './fields';
import type { MergePorts } from './mergeTypes';
import { changed, done, type MergeWriter } from './mergeWriter';
import type { Plan } from './plan';

/* Other voters' families that refer to the removed record: changed to the kept one before the removal. */

type Records = Pick<Plan, 'kept' | 'gone'>;

/** Relatives of both records, who may therefore have the removed one in their family: each once, by id. */
export function kinOf({ kept, gone }: Records): Map<number, string> {
  const kin = new Map<number, string>();
  for (const { electorId, electorName } of [...gone.relatives, ...kept.relatives])
    if (electorId && electorId !== kept.id && electorId !== gone.id && !kin.has(electorId))
      kin.set(electorId, `${electorName.trim() || 'eleitor'} (nº ${electorId})`);
  return kin;
}

const isKinOf = ({ relatives }: VoterRecord, id: number) =>
  relatives.some(({ electorId }) => electorId === id);

/** A record's values with one relative replaced by another, once per kinship. */
export function familyCarried(record: VoterRecord, goneId: number, kept: Option<number>): VoterInput {
  const input = inputFrom(record);
  const seen = new Set<string>();
  const relatives = input.relatives
    .map((one) => (one.elector?.value === goneId ? { ...one, elector: kept } : one))
    .filter(({ elector, kinship }) => {
      if (elector?.value !== kept.value) return true;
      const isNew = !seen.has(String(kinship));
      seen.add(String(kinship));
      return isNew;
    });
  return { ...input, relatives };
}

/** A family before the change, for the merge's backup file. */
export type FamilyBefore = Pick<VoterRecord, 'id' | 'name' | 'relatives'>;

/** The families to change. One that cannot be fully read is left as it is. */
export async function readFamilies(
  plan: Records,
  readVoter: MergePorts['readVoter'],
): Promise<ApiResult<FamilyBefore[]>> {
  const families: FamilyBefore[] = [];
  for (const kinId of kinOf(plan).keys()) {
    const { data, error } = await readVoter(kinId);
    if (error && error.kind !== 'notFound' && error.kind !== 'incomplete') return { error };
    if (data && isKinOf(data, plan.gone.id)) {
      const { id, name, relatives } = data;
      families.push({ id, name, relatives });
    }
  }
  return { data: families };
}

/** The step that writes them one by one, each read before and after. */
export function stepOfKin(plan: Plan, { readVoter, save }: MergePorts, { writeOne }: MergeWriter) {
  const { kept, gone } = plan;
  const stays = { value: kept.id, label: plan.input.name.trim() };

  /** A note for the person to follow up. */
  const toSee = (name: string, said: readonly string[]) =>
    done([`Confira a família de ${name}, que ficou como estava.`, ...said].join(' '));

  async function carryOne(id: number, name: string): Promise<Outcome> {
    const { data: before, error } = await readVoter(id);
    if (error?.kind === 'incomplete') return toSee(name, messagesOf(error));
    if (error) return error.kind === 'notFound' ? done() : { failure: error };
    if (!isKinOf(before, gone.id)) return done();
    const input = familyCarried(before, gone.id, stays);
    const outcome = await writeOne(
      () => save({ id, input, recorded: before }),
      async () => {
        const { data, error: unread } = await readVoter(id);
        return unread ? { error: unread } : { data: differences(input, data).length === 0 };
      },
      async () => {
        const { data, error: unread } = await readVoter(id);
        if (unread) return unread;
        return isAsBefore(before, data) ? null : changed(id);
      },
    );
    // An old record may lack fields that are required today; this does not block the merge.
    return outcome.failure?.kind === 'validation' ? toSee(name, messagesOf(outcome.failure)) : outcome;
  }

  return async function carry(): Promise<Outcome> {
    const notes: string[] = [];
    for (const [id, name] of kinOf(plan)) {
      const outcome = await carryOne(id, name);
      if (outcome.failure) return outcome;
      if (outcome.note) notes.push(outcome.note);
    }
    return done(notes.join(' '));
  };
}
