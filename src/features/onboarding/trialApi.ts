import { publicScript } from '@/api/publicScript';
import { ignoreReply } from '@/api/reply';

interface TrialRequest {
  name: string;
  /** Digits. */
  telephone: string;
  city: string;
  /** Two letters. */
  state: string;
  mail: string;
  password: string;
  product: number;
}

/** No product is preselected. */
export type TrialValues = Omit<TrialRequest, 'product'> & { product: number | null };

export const createTrial = (request: TrialRequest) =>
  publicScript('trial.php').write('cadastrar', request, ignoreReply);
