import type { ComponentType } from 'react';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { FilterTable } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { RecordPanel, type RecordQuery } from './RecordPanel';

/** Wraps a panel that starts from the list's row, or else a query; `title` is for the query's failure. */
export const aboutRow =
  <Row extends { id: number } & Known, Known, Panel extends string, Table extends FilterTable>(
    module: ListModule<Row, Panel, Table>,
    title: string,
    useRecord: (id: number) => RecordQuery<Known>,
  ) =>
  (Content: ComponentType<{ row: Known }>): ComponentType => {
    function Found({ id }: { id: number }) {
      const query = useRecord(id);
      // Show progress only: the panel brings its own frame.
      if (query.data !== undefined) return <Content row={query.data} />;
      return query.error && !query.isFetching ? (
        <RecordPanel title={title} query={query}>
          {() => null}
        </RecordPanel>
      ) : (
        <ProgressBar isShown label="Carregando o painel" />
      );
    }
    return function PanelAboutRow() {
      const { id, row, isListed } = usePanel(module);
      if (row) return <Content row={row} />;
      return isListed ? <Found id={id} /> : <ProgressBar isShown label="Carregando o painel" />;
    };
  };
