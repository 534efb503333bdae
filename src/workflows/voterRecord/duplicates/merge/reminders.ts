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
 * The reminders made from the record that is removed: each is written as of the one that stays, and read again. Whether
 * the server lets its source be changed is seen there alone; one that stays as it was holds up no merge, and is named.
 */

const shownWords = 60;

/** How a reminder is named to a person: its number, its day and how it begins. */
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
  /** How many were carried; null before they were looked for. */
  carried: () => number | null;
}

/** The step that gives them to the one that stays, one by one. */
export function stepOfReminders(
  { kept, gone }: Plan,
  { remindersOf, readReminder, giveReminder }: MergePorts,
  { writeOne }: MergeWriter,
): RemindersStep {
  const moved = new Set<number>();
  let isSearched = false;

  /** Undefined once it is carried; a text says why it stays. */
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
