import { environment } from '@/config/environment';
import { loadOffer } from '@/records/offers/offers';
import { optional } from '@/ui/feedback/optional';
import { savesData, whenIdle } from '../whenIdle';

const NewsBell = optional(async () => {
  if (savesData()) throw new Error('What came is not asked for where data is saved.');
  await whenIdle();
  return { default: await loadOffer('newsBell') };
});

/** News, loaded after the screen; an installation may switch it off. */
export const Bell = () => environment.hasNews && <NewsBell />;
