/* What the agenda needs of tasks, to show and to move them. */
export { isOverdue, statusName, taskRow, type Task } from './task';
export { fieldLabels, inputFrom, type TaskInput } from './taskInput';
export { searchCall, tasksApi } from './tasksApi';
export { tasksModule } from './tasksModule';
export { listPath } from './taskPaths';
