import { useLayoutEffect } from 'react';
import { ListKeys, type ListKeysProps } from './ListKeys';
import { useFreshOnReturn, type ReturnedTo } from './useFreshOnReturn';

interface AfterRowsProps extends ListKeysProps {
  list: ReturnedTo;
  /** A panel lies over the list. */
  isCovered: boolean;
  /** Whether what the list says of waiting or failing is not to be shown. */
  onUnseen: (isUnseen: boolean) => void;
}

/** What a list does besides showing itself, loaded once its rows are on their way: nobody needs it before. */
export default function AfterRows({ list, isCovered, onUnseen, ...keys }: AfterRowsProps) {
  const isUnseen = useFreshOnReturn(list, isCovered);
  // Before it is painted.
  useLayoutEffect(() => onUnseen(isUnseen), [isUnseen, onUnseen]);
  return <ListKeys {...keys} />;
}
