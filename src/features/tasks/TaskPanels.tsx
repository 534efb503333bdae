import { modulePanels } from '@/records/list/ModulePanels';
import { RemoveTask } from './RemoveTask';
import { TaskDetails } from './TaskDetails';
import { TaskFilters } from './TaskFilters';
import { CopyTask, EditTask, NewTask } from './TaskForm';

export default modulePanels({
  details: TaskDetails,
  filter: TaskFilters,
  create: NewTask,
  edit: EditTask,
  copy: CopyTask,
  remove: RemoveTask,
});
