import { recordOf } from '../../../src/api/reply';
import { reply as billingClient } from '../../../src/features/invoice/billingApi';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'cliente.php getByIdentifier': read('Fatura aberta e licença', recordOf(billingClient)),
  },
};
