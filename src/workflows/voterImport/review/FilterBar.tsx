import { formatNumber } from '@/formats/money';
import { Pills } from '@/ui/button/Pills';
import { rowFilters, type Plan, type RowFilter } from '../importSession/questions';

const titles: Record<RowFilter, string> = {
  all: 'Todas',
  fresh: 'Novos',
  completing: 'Completam',
  repeated: 'Repetidos',
  warned: 'Com aviso',
  wrong: 'Com erro',
};

/** Count of rows that a filter shows. */
export const countOf = (plan: Plan, filter: RowFilter) =>
  filter === 'all' ? plan.fresh + plan.completing + plan.repeated + plan.wrong : plan[filter];

interface FilterBarProps {
  plan: Plan;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Filters for the rows, each with its count; an empty one is hidden unless selected. */
export function FilterBar({ plan, filter, onFilter }: FilterBarProps) {
  return (
    <Pills
      label="Mostrar as linhas"
      choices={rowFilters
        .filter((each) => each === filter || countOf(plan, each) > 0)
        .map((each) => ({ value: each, label: `${titles[each]} (${formatNumber(countOf(plan, each))})` }))}
      isPressed={(each) => each === filter}
      onPress={onFilter}
    />
  );
}
