import { recordOf, rowsOf } from '../../../src/api/reply';
import { account as signInAccount, recoveryToken } from '../../../src/features/auth/authApi';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'login.php getAccount': read('Entrar', rowsOf(signInAccount)),
    'conta.php check_token_recover_password': read('Redefinir a senha', recordOf(recoveryToken)),
  },
};
