import { recordOf, rowsOf } from '../../../src/api/reply';
import * as account from '../../../src/features/customerArea/account';
import { balanceRow, creditRow } from '../../../src/lookups/creditsApi';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'transaction.communication.php getByTypeCommunication': read('Créditos', rowsOf(creditRow)),
    'transaction.communication.php getSummary': read('Área do cliente: saldos', rowsOf(balanceRow)),
    'cliente.php get': read('Área do cliente', recordOf(account.account)),
    'cliente.php get_payments': read('Área do cliente: faturas', rowsOf(account.invoice)),
  },
};
