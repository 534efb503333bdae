import { callApi } from '@/api/client';
import { ignoreReply } from '@/api/reply';

export interface TrialRequest {
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
  callApi({
    script: 'trial.php',
    action: 'cadastrar',
    method: 'POST',
    body: request,
    isPublic: true,
    reply: ignoreReply,
  });
