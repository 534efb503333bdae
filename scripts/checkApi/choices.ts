import { callStatuses } from '../../src/features/calls/call';
import { campaignStatuses } from '../../src/features/campaigns/campaign';
import { expenseCategories, expenseStatuses } from '../../src/features/expenses/expense';
import { manifestationStatuses } from '../../src/features/manifestations/manifestation';
import { taskStatuses } from '../../src/features/tasks/task';
import { rowsIn, type Difference } from './declared';
import { isObject } from './kinds';

/** Fields that choose of a list which the app knows, by the read that brings them. */
const known: Readonly<Record<string, Readonly<Record<string, readonly { value: unknown }[]>>>> = {
  'telefonema.php search': { statusId: callStatuses },
  'campaign.php search': { statusId: campaignStatuses },
  'expense.php': { statusId: expenseStatuses, categoryId: expenseCategories },
  'manifestation.php': { statusId: manifestationStatuses },
  'task.php': { status: taskStatuses },
};

/** Choices that nobody knows: they show as they came. Their values are numbers of the system's, not of persons. */
export function unknownChoices(key: string, reply: unknown): Difference[] {
  return Object.entries(known[key] ?? {}).flatMap(([field, choices]) => {
    const values = new Set(choices.map(({ value }) => String(value)));
    const rows = rowsIn(reply) ?? [];
    const at = rows.flatMap((row, place) =>
      isObject(row) && row[field] != null && !values.has(String(row[field]).replace(/\.0+$/, ''))
        ? [place]
        : [],
    );
    if (at.length === 0) return [];
    const found = 'uma que o aplicativo não conhece';
    return [
      { field: `data[${at[0]}].${field}`, expected: 'uma das opções da lista', found, times: at.length },
    ];
  });
}
