import type { RefObject } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { createFailure, resultOf, type ApiFailure } from '@/api/failure';
import { currentSession } from '@/session/currentSession';
import { showToast } from '@/ui/feedback/toasts';
import { factsOf } from '@/ui/form/formField';
import type { SentForm } from '@/ui/form/useServerForm';
import { wholeResult } from '../../panel/wholeRecord';
import type { EditedRecord, EditSaving } from '../editedRecord';
import type { Side } from './EditConflict';
import { mergeChanges, withFields, type Unit } from './mergeChanges';
import { valueText, type Facts } from './valueText';

interface SaveEdit<T, V extends FieldValues, R> extends EditedRecord<T, V> {
  values: V;
  form: SentForm<V>;
  /** The record the values come from. */
  base: RefObject<T>;
  sent: RefObject<{ input: V; record: T }>;
  send: EditSaving<T, V, R>['send'];
  isHere: () => boolean;
  setQuestion: (question: React.ReactNode) => void;
}

/** Preloaded: a save that cannot ask must not go on. */
const loadQuestion = () => import('./EditConflict');
void loadQuestion().catch(() => undefined);

type Answer<R> = { data?: R | undefined; error?: ApiFailure | undefined };

interface NamedUnit<V> extends Unit<V> {
  label: string;
  textOf: (values: V) => string;
}

const wentBack = () => ({ error: createFailure('cancelled') });

/** Saves an edit form merged with concurrent changes. See `Edit`. */
export async function saveEdit<T, V extends FieldValues, R>(edit: SaveEdit<T, V, R>): Promise<Answer<R>> {
  const { values, form, base, sent, inputFrom } = edit;
  const sender = userId();
  const units = unitsOf(edit);

  async function settle(before: V, mine: V): Promise<Answer<R>> {
    const now = wholeResult(await edit.read(), edit.fieldLabels);
    if (now.error) return now;
    const theirs = inputFrom(now.data);
    const merged = mergeChanges(units, before, mine, theirs);
    if (merged.disputed.length > 0) {
      const question = await loadQuestion().catch(() => null);
      if (!question) return { error: createFailure('offline') };
      const chosen = await ask(question, edit, merged.disputed, merged.values, theirs);
      // Again: the question may have been open for long.
      return chosen ? settle(theirs, chosen) : wentBack();
    }
    // Never send one user's input in another's session.
    if (userId() !== sender) return wentBack();
    sent.current = { input: merged.values, record: now.data };
    const answer = await resultOf(edit.send(merged.values, now.data));
    if (answer.error) takeOver(form, values, merged.values);
    base.current = now.data;
    return answer;
  }

  return settle(inputFrom(base.current), values);
}

/** After a failed save the form shows the merged values, which the errors refer to. */
function takeOver<V extends FieldValues>({ setValue }: SentForm<V>, typed: V, input: V) {
  for (const name of Object.keys(input))
    if (input[name] !== typed[name]) setValue(name as Path<V>, input[name], { shouldDirty: true });
}

/** The values after the person's choices; null when they go back to the form. */
function ask<T, V extends FieldValues, R>(
  { EditConflict }: Awaited<ReturnType<typeof loadQuestion>>,
  { isHere, setQuestion }: SaveEdit<T, V, R>,
  disputed: readonly NamedUnit<V>[],
  mine: V,
  theirs: V,
): Promise<V | null> {
  if (!isHere()) {
    const labels = disputed.map(({ label }) => label).join(', ');
    showToast(`Não foi salvo: outra pessoa mudou o mesmo enquanto você editava (${labels}).`, {
      tone: 'error',
    });
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    const end = (values: V | null) => {
      setQuestion(null);
      resolve(values);
    };
    setQuestion(
      <EditConflict
        disputes={disputed.map(({ label, textOf }) => ({
          label,
          mine: textOf(mine),
          theirs: textOf(theirs),
        }))}
        onChoose={(sides: Side[]) =>
          end(
            disputed.reduce(
              (values, { fields }, index) =>
                sides[index] === 'theirs' ? withFields(values, fields, theirs) : values,
              mine,
            ),
          )
        }
        onBack={() => end(null)}
      />,
    );
  });
}

function unitsOf<T, V extends FieldValues, R>({
  values,
  form,
  fieldLabels,
  together = [],
}: SaveEdit<T, V, R>): NamedUnit<V>[] {
  const facts: Facts = factsOf(form.control);
  const grouped = new Set(together.flatMap(({ fields }) => fields));
  const alone = Object.keys(values).filter((name) => !grouped.has(name));
  return [
    ...alone.map((name) => ({
      label: facts.get(name)?.label ?? fieldLabels[name] ?? name,
      fields: [name],
      keyOf: (input: V): unknown => input[name],
      textOf: (input: V) => valueText(input[name], name, facts),
    })),
    ...together.map((group) => ({ ...group, keyOf: group.textOf })),
  ];
}

const userId = () => currentSession()?.user.id;
