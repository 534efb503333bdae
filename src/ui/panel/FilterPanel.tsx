import { Fragment, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../button/Button';
import { tidyFilters, type FiltersOf, type FilterTable } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { PanelSubmit } from './PanelContent';
import { SidePanel } from './SidePanel';

interface FilterPanelProps<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
  Filters extends FieldValues,
> {
  module: ListModule<Row, Panel, Table>;
  /** What the fields start with, where that is not what is searched for. */
  start?: (filters: FiltersOf<Table>) => FiltersOf<Table>;
  /** The fields. */
  children: (form: UseFormReturn<Filters>) => ReactNode;
}

/** Filtrar: 'Limpar' empties every filter, 'Buscar' searches from the first page. */
export function FilterPanel<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
  Filters extends FieldValues & FiltersOf<Table>,
>({ module, start = (filters) => filters, children }: FilterPanelProps<Row, Panel, Table, Filters>) {
  const { filters, changeFilters } = usePanel(module);
  const [round, setRound] = useState(0);
  const form = useForm<Filters>({ defaultValues: start(filters) as DefaultValues<Filters> });
  return (
    <SidePanel title="Filtrar" kind="filter">
      <PanelSubmit
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit((typed) => changeFilters(tidyFilters(module.table, typed)))();
        }}
        footer={
          <>
            <Button
              onClick={() => {
                form.reset(module.emptyFilters as DefaultValues<Filters>);
                setRound(round + 1);
              }}
            >
              Limpar
            </Button>
            <Button type="submit" kind="primary">
              Buscar
            </Button>
          </>
        }
      >
        {/* New fields: one that waits for an answer would fill itself again. */}
        <Fragment key={round}>{children(form)}</Fragment>
      </PanelSubmit>
    </SidePanel>
  );
}
