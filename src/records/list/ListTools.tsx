import { useState } from 'react';
import { Button } from '@/ui/button/Button';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { isFixed, isShown, type ColumnPlace } from '@/ui/table/columns';
import { chooseColumns, useColumnChoice } from './columnChoice';
import { Choices } from './deferred/Choices';
import { windowWidth } from './deferred/windowWidth';
import type { ListViewsProps } from './deferred/ListViews';
import type { OrderPanelProps } from './deferred/OrderPanel';

const ListViews = late(() => import('./deferred/ListViews'));
const OrderPanel = late(() => import('./deferred/OrderPanel'));

export type ListTool = 'columns' | 'views' | 'order';

interface ListToolsProps {
  tool: ListTool;
  /** The list whose views are kept; absent for a screen without a URL of its own. */
  list?: ListViewsProps['list'] & OrderPanelProps['list'];
  onClose: () => void;
  module: { name: string; title: string };
  columns: readonly ColumnPlace[];
}

/** Panels of the list itself: columns, order and saved views. */
export default function ListTools({ tool, onClose, list, ...of }: ListToolsProps) {
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      {tool === 'columns' && <ColumnsPanel {...of} />}
      {tool === 'views' && list && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <ListViews list={list} columns={of.columns} />
        </Late>
      )}
      {tool === 'order' && list && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <OrderPanel list={list} columns={of.columns} />
        </Late>
      )}
    </PanelHostContext>
  );
}

type ColumnsPanelProps = Pick<ListToolsProps, 'module' | 'columns'>;

function ColumnsPanel({ module, columns }: ColumnsPanelProps) {
  const choice = useColumnChoice(module.name);
  const [width] = useState(windowWidth);
  return (
    <SidePanel title="Colunas">
      <PanelContent
        footer={
          <>
            {Object.keys(choice).length > 0 && (
              <Button onClick={() => chooseColumns(module.name, null)}>Voltar ao padrão</Button>
            )}
            <PanelCloseButton />
          </>
        }
      >
        <Choices>
          <legend>
            O que a lista de {module.title} mostra neste computador. Sem escolha, ela mostra o que cabe na
            tela.
          </legend>
          {columns.map((column) => {
            const fixed = isFixed(column, columns);
            return (
              <ChoiceLabel key={column.key}>
                <CheckInput
                  disabled={fixed}
                  checked={isShown(column, columns, choice, width)}
                  onChange={(event) =>
                    chooseColumns(module.name, { ...choice, [column.key]: event.target.checked })
                  }
                />
                <span>
                  {column.header}
                  {fixed && <ChoiceDetail>Sempre aparece</ChoiceDetail>}
                </span>
              </ChoiceLabel>
            );
          })}
        </Choices>
      </PanelContent>
    </SidePanel>
  );
}
