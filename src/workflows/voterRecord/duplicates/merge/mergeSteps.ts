import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { plural } from '@/formats/text';
import type { BatchState } from '@/records/jobs/items/batchState';
import type { VoterInput } from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { Outcome } from '@/records/jobs/steps/stepRun';
import { differences, isAsBefore } from './fields';
import { requestsOf, seeNone, type HeldRequest } from './heldRequests';
import { deferredNote, isDuplicate, variantsOf } from './identity';
import type { MergePorts } from './mergeTypes';
import { changed, done, stopped, type MergeWriter } from './mergeWriter';
import type { Plan } from './plan';

/* The steps of a merge, according to docs/rules/voter-record.md, 'Repetidos'. */

export async function giveBackup({ download }: MergePorts): Promise<Outcome> {
  const { data, error } = await download();
  return error ? { failure: error } : done(data);
}

const holds = (values: VoterInput, now: VoterRecord) => differences(values, now).length === 0;

/** The current state of both records. */
export async function readBoth(
  { kept, gone }: Plan,
  { readVoter }: MergePorts,
): Promise<ApiResult<{ keptNow: VoterRecord; goneNow: VoterRecord }>> {
  const [one, other] = await Promise.all([readVoter(kept.id), readVoter(gone.id)]);
  if (one.error) return one;
  if (other.error) return other;
  return { data: { keptNow: one.data, goneNow: other.data } };
}

/** Null while both are unchanged since the person's choice. */
async function seeAsChosen(plan: Plan, ports: MergePorts): Promise<ApiFailure | null> {
  const { data, error } = await readBoth(plan, ports);
  if (error) return error;
  const { kept, gone } = plan;
  if (!isAsBefore(gone, data.goneNow)) return changed(gone.id);
  return isAsBefore(kept, data.keptNow) ? null : changed(kept.id);
}

/** The steps that write the kept record: what the server accepts at first, and the rest after the removal. */
export function stepsOfKept(plan: Plan, ports: MergePorts, { writeOne }: MergeWriter) {
  const { kept, input, recorded } = plan;
  const variants = variantsOf(input, kept);
  /** The values confirmed by a reread after writing. */
  let sent: VoterInput | null = null;

  const read = () => ports.readVoter(kept.id);

  const put = (values: VoterInput, from: VoterRecord, look: () => Promise<ApiFailure | null>) =>
    writeOne(
      () => ports.save({ id: kept.id, input: values, recorded: from }),
      async () => {
        const { data, error } = await read();
        return error ? { error } : { data: holds(values, data) };
      },
      look,
    );

  function written(values: VoterInput) {
    sent = values;
    return done(values === input ? '' : deferredNote);
  }

  async function save(): Promise<Outcome> {
    const now = await read();
    if (now.error) return { failure: now.error };
    // Includes those written by an earlier attempt whose response was lost.
    const known = variants.find((values) => holds(values, now.data));
    if (known) return written(known);
    let tried = input;
    let outcome: Outcome = done();
    for (tried of variants) {
      outcome = await put(tried, recorded, () => seeAsChosen(plan, ports));
      if (!outcome.failure || !isDuplicate(outcome.failure)) break;
    }
    if (outcome.failure) return outcome;
    const seen = await read();
    if (seen.error) return { failure: seen.error };
    const other = differences(tried, seen.data);
    if (other.length === 0) return written(tried);
    return {
      failure: createFailure('conflict', {
        message: `Não ficou gravado como enviado: ${other.join(', ')}. Confira o cadastro nº ${kept.id}.`,
      }),
    };
  }

  /** Writes what could not be saved while the other record existed. */
  async function finish(): Promise<Outcome> {
    const before = sent;
    if (before === input || !before) return done();
    const now = await read();
    if (now.error) return { failure: now.error };
    if (holds(input, now.data)) return done();
    return put(input, now.data, async () => {
      const { data, error } = await read();
      if (error) return error;
      return holds(before, data) ? null : changed(kept.id);
    });
  }

  return {
    save,
    finish,
    isAsSent: (now: VoterRecord) => sent !== null && holds(sent, now),
    /** Part of it can only be written after the removal. */
    hasRest: () => sent !== null && sent !== input,
  };
}

/** The steps that move the other record's services and remove it. */
export function stepsOfGone({ gone }: Plan, ports: MergePorts, { write, writeOne }: MergeWriter) {
  let moves: BatchState<HeldRequest> | null = null;

  async function move(): Promise<Outcome> {
    const { data, error } = await requestsOf(ports.searchRequests, gone.id);
    if (error) return { failure: error };
    const { entries } = await write(
      data.requests,
      { ...ports.move, name: ({ reference, id }) => reference || `AT-${id}` },
      (now) => {
        moves = now;
      },
    );
    const left = entries.filter(({ state }) => state !== 'done');
    if (left.length === 0) return done();
    const [first] = left;
    return {
      failure: first?.failure ?? stopped,
      note: `${plural(left.length, 'atendimento continua', 'atendimentos continuam')} com o nº ${gone.id}, ou não se sabe.`,
    };
  }

  async function check(): Promise<Outcome> {
    const { error } = await seeNone(ports.searchRequests, gone.id);
    return error ? { failure: error } : done();
  }

  async function isGone(): Promise<ApiResult<boolean>> {
    const { error } = await ports.readVoter(gone.id);
    if (!error) return { data: false };
    return error.kind === 'notFound' ? { data: true } : { error };
  }

  /** @param look see `writeOne` */
  async function remove(look: () => Promise<ApiFailure | null>): Promise<Outcome> {
    const { data, error } = await isGone();
    if (error) return { failure: error };
    return data ? done() : writeOne(() => ports.remove(gone.id), isGone, look);
  }

  return { move, check, remove, moves: () => moves };
}
