import { formatPhone } from '@/formats/phone';
import type { SheetNode } from '@/formats/print';
import { dayPart } from '@/records/paper/dayPart';
import { birthdaysCall } from './birthdaysCall';

/** Fits a usual day on one A4 sheet. */
const most = 36;

interface Person {
  name: string;
  telephone: string;
}

const birthdayList = (people: readonly Person[]): SheetNode => ({
  tag: 'ul',
  content: people.map(({ name, telephone }) => ({
    tag: 'li',
    attributes: { dir: 'auto' },
    content: [[name, formatPhone(telephone)].filter(Boolean).join(' · ')],
  })),
});

export default dayPart<Person>({
  order: 40,
  heading: 'Aniversariantes',
  none: 'Nenhum aniversariante.',
  callOf: ({ date }) => birthdaysCall(date, most),
  show: birthdayList,
});
