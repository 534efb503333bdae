import type { NamedOption } from '@/lookups/lookupsApi';
import { endsByName } from '@/features/services/finalStatus';
import type { QueueSettings } from '@/features/services/queue/queueSettings';

export interface OptionsInput {
  open: number[];
  days: string;
  /** By category: `c12`; '' for the default number of days. */
  ofCategory: Record<string, string>;
}

export const fieldOf = (categoryId: number) => `c${categoryId}`;

type Options = readonly Pick<NamedOption, 'id' | 'name'>[];

/** Settings as form values. */
export function inputOf(
  { open, ended, days, categoryDays }: QueueSettings,
  statuses: Options,
  categories: Options,
): OptionsInput {
  const isOpen = ({ id, name }: Options[number]) =>
    open.includes(id) || (!ended.includes(id) && !endsByName(name));
  return {
    open: statuses.filter(isOpen).map(({ id }) => id),
    days: String(days),
    ofCategory: Object.fromEntries(
      categories.map(({ id }) => [fieldOf(id), String(categoryDays.get(id) ?? '')]),
    ),
  };
}

/** Form values as settings: includes every status shown, so that a later renaming does not change the ticks. */
export const settingsFrom = (
  { open, days, ofCategory }: OptionsInput,
  statuses: Options,
  categories: Options,
): QueueSettings => ({
  open: statuses.flatMap(({ id }) => (open.includes(id) ? [id] : [])),
  ended: statuses.flatMap(({ id }) => (open.includes(id) ? [] : [id])),
  days: Number(days),
  categoryDays: new Map(
    categories.flatMap(({ id }) => {
      const typed = ofCategory[fieldOf(id)];
      return typed ? [[id, Number(typed)] as const] : [];
    }),
  ),
});
