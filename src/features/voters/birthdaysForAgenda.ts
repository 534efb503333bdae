/* Birthdays of a range of days, for the agenda. */
export { birthdaysApi, type Birthday, type Birthdays } from './birthdays/birthdaysApi';
export { voterLink } from '@/records/links/voters';
