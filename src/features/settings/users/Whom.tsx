import { Detail, DetailsList } from '@/ui/details/DetailsList';
import type { UserRow } from './user';

/** Names the user that a panel is about. */
export function Whom({ row: { name, email } }: { row: UserRow }) {
  return (
    <DetailsList>
      <Detail label="Usuário" wide>
        {name}
      </Detail>
      <Detail label="E-mail" wide>
        {email}
      </Detail>
    </DetailsList>
  );
}
