import { useLayoutEffect } from 'react';
import { ListKeys, type ListKeysProps } from './ListKeys';
import { useFreshOnReturn, type ReturnedTo } from './useFreshOnReturn';
import { useOpenedRecord, type ListOfOpened } from './useOpenedRecord';

interface AfterRowsProps extends ListKeysProps {
  list: ReturnedTo & ListOfOpened;
  isCovered: boolean;
  /** Hides loading and failure of an unrequested refresh. */
  onUnseen: (isUnseen: boolean) => void;
}

/** What a list does besides showing rows; loaded after them. */
export default function AfterRows({ list, isCovered, onUnseen, ...keys }: AfterRowsProps) {
  const isUnseen = useFreshOnReturn(list, isCovered);
  useOpenedRecord(list);
  useLayoutEffect(() => onUnseen(isUnseen), [isUnseen, onUnseen]);
  return <ListKeys {...keys} />;
}
