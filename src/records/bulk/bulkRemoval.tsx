import type { Control } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { NumberField } from '@/ui/form/NumberField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { removalWork, type RemovalRead, type Remove } from '../panel/removalWork';
import type { RemovalWords } from '../panel/removalWords';
import { bulkAction } from './bulkAction';

interface CountTyped {
  count: string;
}

interface Removal<T> extends RemovalRead<T> {
  words: RemovalWords;
  useRemove: () => readonly [Remove, ...unknown[]];
}

/** The removal action, last in the bar: the person must type the number of records. */
export const bulkRemoval = <Row extends { id: number }, T>({
  words: { rule, one, many, warningOf },
  useRemove,
  ...read
}: Removal<T>) =>
  bulkAction<Row, CountTyped>({
    key: 'remove',
    label: 'Excluir',
    ...(rule && { rule }),
    isDanger: true,
    password: 'bulkRemoved',
    startText: (rows) => `Excluir ${plural(rows, one, many)}`,
    values: { count: '' },
    Fields: (fields) => <RemovalFields {...fields} warningOf={warningOf} />,
    useWork: () => {
      const [remove] = useRemove();
      const ask = useAsk();
      return () => removalWork({ ask, remove, ...read });
    },
  });

interface RemovalFieldsProps extends Pick<RemovalWords, 'warningOf'> {
  control: Control<CountTyped>;
  rows: readonly object[];
}

function RemovalFields({ control, rows, warningOf }: RemovalFieldsProps) {
  return (
    <>
      <PanelNotice>{warningOf(rows.length)}</PanelNotice>
      <NumberField
        control={control}
        name="count"
        label={`Para confirmar, digite quantos serão excluídos: ${formatNumber(rows.length)}`}
        required
        help="A exclusão é PERMANENTE."
        validate={(value) =>
          Number(value) === rows.length ? undefined : `Digite ${formatNumber(rows.length)} para confirmar.`
        }
      />
    </>
  );
}
