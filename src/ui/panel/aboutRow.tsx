import type { ComponentType } from 'react';
import { ProgressBar } from '../feedback/ProgressBar';
import type { FilterTable } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { RecordPanel, type RecordQuery } from './RecordPanel';

/**
 * A panel that begins with what the list knows of its record, or, where the list does not show that one, as behind a
 * link, with what a query finds.
 * @param title of the panel that says so when the query fails
 */
export const aboutRow =
  <Row extends { id: number } & Known, Known, Panel extends string, Table extends FilterTable>(
    module: ListModule<Row, Panel, Table>,
    title: string,
    useRecord: (id: number) => RecordQuery<Known>,
  ) =>
  (Content: ComponentType<{ row: Known }>): ComponentType => {
    function Found({ id }: { id: number }) {
      const query = useRecord(id);
      // One frame: the panel itself takes its place, unless there is a failure to tell.
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
