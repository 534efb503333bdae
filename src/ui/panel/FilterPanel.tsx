import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../button/Button';
import { SidePanel, type SidePanelProps } from './SidePanel';

interface FilterPanelProps<Filters extends FieldValues> extends Pick<SidePanelProps, 'side'> {
  form: UseFormReturn<Filters>;
  emptyFilters: Filters;
  /** A new search; the caller closes the panel. */
  onFilter: (filters: Filters) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Filtrar: 'Limpar' empties every filter, 'Buscar' searches from the first page (document 3, section 4.1). */
export function FilterPanel<Filters extends FieldValues>({
  form,
  emptyFilters,
  onFilter,
  onClose,
  children,
  ...panel
}: FilterPanelProps<Filters>) {
  return (
    <SidePanel
      {...panel}
      title="Filtrar"
      // Room for two columns of fields.
      width={544}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit((filters) => onFilter(trimmed(filters)))();
      }}
      footer={
        <>
          <Button onClick={() => form.reset(emptyFilters as DefaultValues<Filters>)}>Limpar</Button>
          <Button type="submit" kind="primary">
            Buscar
          </Button>
        </>
      }
    >
      {children}
    </SidePanel>
  );
}

/** Spaces around a text typed into a filter would find nothing. */
const trimmed = <Filters extends FieldValues>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as Filters;
