export { manifestationRow, shownStatus } from './manifestation';
