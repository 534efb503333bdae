import { formatShortDateTime } from '@/formats/dates';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { sentLately, useLastMessages } from './sentMessages';

interface SentLatelyProps {
  voterId: number;
  name: string;
  message: string;
}

/** Warns that the person received this text within the last week; it may be sent again. */
export function SentLately({ voterId, name, message }: SentLatelyProps) {
  const { known } = useLastMessages(voterId);
  const at = sentLately(known, message);
  if (!at) return null;
  return (
    <PanelNotice live>
      Este mesmo texto já foi programado para {name} em {formatShortDateTime(at)}. Se enviar, a pessoa o
      recebe outra vez.
    </PanelNotice>
  );
}
