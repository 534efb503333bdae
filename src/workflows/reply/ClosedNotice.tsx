import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { editPath } from '@/records/links/voters';
import { useCan } from '@/session/useSession';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PhoneLinks } from '@/ui/PhoneLinks';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 8px;
`;

interface ClosedNoticeProps {
  /** Why nothing is sent to the person, and what follows. */
  text: string;
  /** Of somebody whose record says that they take no messages: they may be called, and the record may be wrong. */
  refusing: { electorId: number | null; dial: string } | undefined;
  live?: boolean;
}

/** That nothing is sent to who asked, and how one goes on. */
export function ClosedNotice({ text, refusing, live = false }: ClosedNoticeProps) {
  const mayEdit = useCan()('edit_voter');
  const { electorId = null, dial = '' } = refusing ?? {};
  const edited = mayEdit ? electorId : null;
  return (
    <PanelNotice live={live}>
      <p>{text}</p>
      {(dial || edited) && (
        <Ways>
          <PhoneLinks phone={dial} noChat />
          {edited && <Link to={editPath(edited)}>Mudar no cadastro</Link>}
        </Ways>
      )}
    </PanelNotice>
  );
}
