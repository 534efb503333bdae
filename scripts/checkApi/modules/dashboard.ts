import { recordOf, rowsOf } from '../../../src/api/reply';
import * as dashboard from '../../../src/workflows/home/dashboardTotals';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'dashboard.php getDetailsServices': read('Início', recordOf(dashboard.serviceTotals)),
    'dashboard.php getDetailsVoters': read('Início', recordOf(dashboard.totalOnly)),
    'dashboard.php getDetailsVotersDistrict': read('Início', rowsOf(dashboard.districtTotal)),
    'dashboard.php getPendingTasks': read('Início', recordOf(dashboard.totalOnly)),
  },
};
