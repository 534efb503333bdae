import { useMemo, type ComponentType } from 'react';
import type { FilterTable } from './filters';
import type { ListModule } from './listModule';
import { ListPlaceContext, useListPlace } from './useListPlace';

/** Wraps a list screen so that `useModule` knows its place. */
export const atAddress = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  Screen: ComponentType,
): ComponentType =>
  function ScreenAtAddress() {
    const place = useListPlace(module);
    const { state, change, left } = place;
    const value = useMemo(() => ({ module, place: { state, change, left } }), [state, change, left]);
    return (
      <ListPlaceContext value={value}>
        <Screen />
      </ListPlaceContext>
    );
  };
