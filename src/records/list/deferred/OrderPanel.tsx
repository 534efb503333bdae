import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Segments } from '@/ui/button/Segments';
import { ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { ColumnPlace } from '@/ui/table/columns';
import type { FilterTable } from '../filters';
import type { ListScreenState } from '../useListScreen';
import { Choices } from './Choices';
import { readOrder } from './rank';
import { maxRows } from './useAllRows';

const Order = styled(Choices)`
  margin-top: 16px;
`;

export interface OrderPanelProps {
  list: Pick<
    ListScreenState<{ id: number }, string, FilterTable>,
    'module' | 'order' | 'total' | 'changeOrder'
  >;
  columns: readonly ColumnPlace[];
}

/** Replaces the headings where there are none: chooses the sort column and direction. */
export default function OrderPanel({ list, columns }: OrderPanelProps) {
  const { module, total, changeOrder } = list;
  const { key: by, isDown } = readOrder(list.order ?? '');
  const sort = (key: string, down: boolean) => changeOrder(key && down ? `-${key}` : key);
  return (
    <SidePanel title="Ordenar">
      <PanelContent footer={<PanelCloseButton />}>
        {total > maxRows && (
          <PanelNotice>
            Há {plural(total, module.one, module.many)}: dá para ordenar até {formatNumber(maxRows)}. Filtre
            mais.
          </PanelNotice>
        )}
        {by && (
          <Segments
            label="Direção"
            choices={directions}
            pressed={isDown ? directions[1] : directions[0]}
            onPress={({ down }) => sort(by, down)}
          />
        )}
        <Order>
          <legend>A lista de {module.title}, por</legend>
          {[{ key: '', header: 'Como ela vem' }, ...columns].map(({ key, header }) => (
            <ChoiceLabel key={key}>
              <ChoiceInput
                type="radio"
                name="order"
                checked={by === key}
                onChange={() => sort(key, isDown)}
              />
              {header}
            </ChoiceLabel>
          ))}
        </Order>
      </PanelContent>
    </SidePanel>
  );
}

const directions = [
  { label: 'Crescente', down: false },
  { label: 'Decrescente', down: true },
] as const;
