import { useAsk } from '@/api/ask';
import { today } from '@/formats/dates';
import { useSignedInSession } from '@/session/useSession';
import { servicesApi } from '@/features/services/servicesApi';
import type { Demand } from './demand';
import { demandWork } from './demandWork';

/** Work that links services to a demand, with the API calls of this session. */
export function useDemandWork() {
  const ask = useAsk();
  const { user } = useSignedInSession();
  const [update] = servicesApi.useUpdateServiceMutation();
  const [comment] = servicesApi.useCommentServiceMutation();
  return (demand: Demand, people: number | null) =>
    demandWork(
      {
        ask,
        update,
        comment: (id, text) =>
          comment({ id, input: { responsibleId: user.id, date: today(), comment: text } }),
      },
      demand,
      people,
    );
}
