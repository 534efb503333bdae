import type { ComponentProps, ReactNode } from 'react';
import { DetailsList } from '@/ui/details/DetailsList';
import type { FilterTable } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { ConfirmRemoval } from './ConfirmRemoval';
import { RecordPanel, type RecordQuery } from './RecordPanel';

type Words = ComponentProps<typeof ConfirmRemoval>;

interface Removal<T> extends Pick<Words, 'warning'> {
  title: string;
  useRecord: (id: number) => RecordQuery<T>;
  useRemove: () => Words['removal'];
  doneText: (record: T, id: number) => string;
  /** `Detail`s that identify the record. */
  details: (record: T, id: number) => ReactNode;
}

/** A panel that removes a record, or a part of it, after showing which one it is. */
export const removalPanel = <Row extends { id: number }, Panel extends string, Table extends FilterTable, T>(
  module: ListModule<Row, Panel, Table>,
  { title, useRecord, useRemove, warning, doneText, details }: Removal<T>,
) =>
  function RemovalPanel() {
    const { id } = usePanel(module);
    const query = useRecord(id);
    const removal = useRemove();
    return (
      <RecordPanel title={title} query={query}>
        {(record) => (
          <ConfirmRemoval id={id} removal={removal} warning={warning} doneText={doneText(record, id)}>
            <DetailsList>{details(record, id)}</DetailsList>
          </ConfirmRemoval>
        )}
      </RecordPanel>
    );
  };
