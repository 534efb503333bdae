import { useMemo, type ComponentType } from 'react';
import type { FilterTable } from './filters';
import type { ListModule } from './listModule';
import { ListUrlContext, useListUrlState } from './useListUrlState';

/** Wraps a list screen so that `useModule` knows its state. */
export const atAddress = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  Screen: ComponentType,
): ComponentType =>
  function ScreenAtAddress() {
    const urlState = useListUrlState(module);
    const { state, change, left } = urlState;
    const value = useMemo(() => ({ module, urlState: { state, change, left } }), [state, change, left]);
    return (
      <ListUrlContext value={value}>
        <Screen />
      </ListUrlContext>
    );
  };
