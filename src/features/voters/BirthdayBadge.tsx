import { today, type LocalDate } from '@/formats/dates';
import { Badge } from '@/ui/badge/Badge';
import { isBirthday } from '@/lookups/voters/age';
import { ageText } from './birthdays/birthdayDays';

/** Beside a person's name, only on their birthday: with the age they reach. */
export const BirthdayBadge = ({ birth }: { birth: LocalDate | null }) =>
  birth && isBirthday(birth, today()) ? (
    <Badge tone="success">{ageText(birth).replace(/^f/, 'F')}</Badge>
  ) : null;
