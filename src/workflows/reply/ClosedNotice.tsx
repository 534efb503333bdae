import { styled } from '@/ui/style';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PhoneLinks } from '@/ui/PhoneLinks';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-top: 8px;
`;

export interface ClosedNoticeProps {
  /** Why nothing is sent to the person, and the consequence. */
  text: string;
  /** Digits of the number to call, if the record says that the person takes no messages. */
  dial?: string | undefined;
  /** Opens the record's field for it, which may be wrong; undefined without a record. */
  onChange?: ((opener: HTMLElement) => void) | undefined;
  live?: boolean;
}

/** Notes that nothing is sent to the requester, and how to continue. */
export function ClosedNotice({ text, dial = '', onChange, live = false }: ClosedNoticeProps) {
  const mayEdit = useCan()('edit_voter');
  const change = mayEdit ? onChange : undefined;
  return (
    <PanelNotice live={live}>
      <p>{text}</p>
      {onChange && (
        <p>
          Pergunte antes à pessoa: se ela aceitar,{' '}
          {change ? 'mude aqui o cadastro.' : 'peça a quem edita eleitores que mude o cadastro.'}
        </p>
      )}
      {(dial || change) && (
        <Ways as="div">
          <PhoneLinks phone={dial} noChat />
          {change && (
            <Button aria-haspopup="dialog" onClick={({ currentTarget }) => change(currentTarget)}>
              Mudar no cadastro
            </Button>
          )}
        </Ways>
      )}
    </PanelNotice>
  );
}
