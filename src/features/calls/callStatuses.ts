export { callStatuses } from './call';
