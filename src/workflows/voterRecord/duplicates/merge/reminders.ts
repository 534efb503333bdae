import { formatDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { createFailure } from '@/api/failure';
import { unreadText } from '@/api/findings';
import type { Task } from '@/features/tasks/task';
import type { Outcome } from '@/records/jobs/steps/stepRun';
import type { MergePorts } from './mergeTypes';
import { done, type MergeWriter } from './mergeWriter';
import type { Plan } from './plan';

/*
 * Reminders about the removed record: each is reassigned to the kept one and reread, the only way to see whether the
 * server allows it; one that stays unchanged does not block the merge, and is listed.
 */

const shownWords = 60;

/** A reminder's name for the person: id, date and beginning of its text. */
export const reminderName = ({ id, taskDate, description }: Task): string =>
  [`nº ${id}`, formatDate(taskDate), `“${firstWords(description.trim(), shownWords)}”`]
    .filter(Boolean)
    .join(', ');

const isOf = ({ source, sourceId }: Task, voterId: number) => source === 'voter' && sourceId === voterId;

const changed = (id: number) =>
  createFailure('conflict', { message: `O lembrete nº ${id} mudou enquanto isto era feito. Tente de novo.` });

const factsOf = ({ id, source, sourceId, status, description, taskDate, participants, notify }: Task) =>
  JSON.stringify([id, source, sourceId, status, description, taskDate, notify, participants]);

interface RemindersStep {
  carry: () => Promise<Outcome>;
  /** Number transferred; null before they were read. */
  carried: () => number | null;
}

/** The step that reassigns them to the kept record, one by one. */
export function stepOfReminders(
  { kept, gone }: Plan,
  { remindersOf, readReminder, giveReminder }: MergePorts,
  { writeOne }: MergeWriter,
): RemindersStep {
  const moved = new Set<number>();
  let isSearched = false;

  /** The note is empty once reassigned; otherwise it says why not. */
  async function carryOne({ id }: Task): Promise<Outcome> {
    const { data: before, error } = await readReminder(id);
    if (error)
      return error.kind === 'notFound'
        ? done()
        : error.kind === 'incomplete'
          ? done(error.message)
          : { failure: error };
    if (!isOf(before, gone.id)) return done();
    const outcome = await writeOne(
      () => giveReminder(before, kept.id),
      async () => {
        const { data, error: unread } = await readReminder(id);
        return unread ? { error: unread } : { data: !isOf(data, gone.id) };
      },
      async () => {
        const { data, error: unread } = await readReminder(id);
        if (unread) return unread;
        return factsOf(data) === factsOf(before) ? null : changed(id);
      },
    );
    if (outcome.failure)
      return outcome.failure.kind === 'validation' ? done(outcome.failure.message) : outcome;
    const { data: now, error: unseen } = await readReminder(id);
    if (unseen) return { failure: unseen };
    if (isOf(now, gone.id)) return done('A origem de um lembrete não muda.');
    moved.add(id);
    return done();
  }

  async function carry(): Promise<Outcome> {
    const { data, error } = await remindersOf(gone.id);
    if (error) return { failure: error };
    isSearched = true;
    const left: string[] = [];
    let why = '';
    for (const reminder of data.reminders) {
      const outcome = await carryOne(reminder);
      if (outcome.failure) return outcome;
      if (!outcome.note) continue;
      why ||= outcome.note;
      left.push(reminderName(reminder));
    }
    const notes = [
      left.length > 0 && `Continuam a dizer o nº ${gone.id}: ${left.join('; ')}. ${why}`,
      left.length > 0 && `Do que ainda vale, crie outro no cadastro nº ${kept.id}.`,
      data.unread && `Não se sabe de quem são todos os lembretes: ${unreadText(data.unread)}.`,
    ];
    return done(notes.filter(Boolean).join(' '));
  }

  return { carry, carried: () => (isSearched ? moved.size : null) };
}
