/* What the agenda shows and moves of tasks. */
export { isOverdue, statusName, taskRow, type Task } from './task';
export { fieldLabels, inputFrom, type TaskInput } from './taskInput';
export { searchCall, tasksApi } from './tasksApi';
export { tasksModule } from './tasksModule';
export { listPath } from './taskPaths';
