import { createContext, Fragment, useContext, useDeferredValue, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/button/Button';
import { tidyFilters, type FiltersOf, type FilterTable } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useLocalForm } from '@/ui/form/useLocalForm';

interface FilterPanelProps<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
  Filters extends FieldValues,
> {
  module: ListModule<Row, Panel, Table>;
  /** Initial values of the fields; defaults to the active filters. */
  start?: (filters: FiltersOf<Table>) => FiltersOf<Table>;
  children: (form: UseFormReturn<Filters>) => ReactNode;
}

const IsOpened = createContext(true);

/**
 * Fields below the first visible ones of a long filter panel: rendered after those, since all at once block a
 * slow processor too long. Their values count from the start.
 */
export const LaterFields = ({ children }: { children: ReactNode }) => useContext(IsOpened) && children;

/** The filter panel: 'Limpar' empties all filters, 'Buscar' searches from page 1. */
export function FilterPanel<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
  Filters extends FieldValues & FiltersOf<Table>,
>({ module, start = (filters) => filters, children }: FilterPanelProps<Row, Panel, Table, Filters>) {
  const { filters, changeFilters } = usePanel(module);
  const [round, setRound] = useState(0);
  const isOpened = useDeferredValue(true, false);
  const form = useLocalForm<Filters>({ defaultValues: start(filters) as DefaultValues<Filters> });
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
        {/* Remount: a field with a pending search would refill itself. */}
        <IsOpened value={isOpened}>
          <Fragment key={round}>{children(form)}</Fragment>
        </IsOpened>
      </PanelSubmit>
    </SidePanel>
  );
}
