import { useContext, useMemo, type ComponentType } from 'react';
import { PanelHostContext, usePanelHost, type PanelHost } from '@/ui/panel/panelHost';
import type { FilterTable } from '../list/filters';
import type { ListModule, PanelName } from '../list/listModule';
import { usePanel } from '../list/ModulePanels';
import { BoardContext, type BoardParts } from './boardContext';

/** A module's panels over its board; the board refetches the records they change. */
export const boardPanels = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  Panels: ComponentType<{ name: PanelName<Panel> }>,
) =>
  function BoardPanels({ name }: { name: PanelName<Panel> }) {
    const host = usePanelHost();
    const { id } = usePanel(module);
    const { board, statusPanels } = useContext(BoardContext) as BoardParts<Row>;
    const ofBoard = useMemo((): PanelHost => {
      const changed = () => {
        if (name === 'create' || name === 'copy') board.readAll();
        else if (statusPanels.includes(name)) void board.readRecord(id);
        else board.readColumnOf(id);
      };
      return {
        ...host,
        done: (text, next) => {
          host.done(text, next);
          changed();
        },
      };
    }, [host, board, statusPanels, id, name]);
    return (
      <PanelHostContext value={ofBoard}>
        <Panels name={name} />
      </PanelHostContext>
    );
  };
