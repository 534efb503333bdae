import { useLayoutEffect } from 'react';
import type { EditFormOf } from './field/editFormOf';
import { useFieldsOfRows } from './field/useFieldsOfRows';
import { ModulePanel } from '../ModulePanels';
import { ListKeys, type ListKeysProps } from './ListKeys';
import { useFreshOnReturn, type ReturnedTo } from './useFreshOnReturn';
import { useOpenedRecord, type ListOfOpened } from './useOpenedRecord';

interface AfterRowsProps extends Omit<ListKeysProps, 'onChange'> {
  list: ReturnedTo & ListOfOpened & EditFormOf['list'];
  panels: EditFormOf['panels'];
  isCovered: boolean;
  /** Hides loading and failure of an unrequested refresh. */
  onUnseen: (isUnseen: boolean) => void;
}

/** A list's functions besides rendering rows; loaded after them. */
export default function AfterRows({ list, panels, isCovered, onUnseen, ...keys }: AfterRowsProps) {
  const isUnseen = useFreshOnReturn(list, isCovered);
  useOpenedRecord(list);
  useLayoutEffect(() => onUnseen(isUnseen), [isUnseen, onUnseen]);
  const fields = useFieldsOfRows({
    list,
    panels,
    host: ModulePanel as never,
    editOf: (id) => keys.itemOfLetter(id, 'e'),
  });
  return (
    <>
      <ListKeys onChange={fields.choose} {...keys} />
      {fields.field}
    </>
  );
}
