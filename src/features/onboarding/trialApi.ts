import { callApi } from '@/api/client';
import { ignoreReply } from '@/api/reply';

/** Who wants to try the product. */
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

/** What the form holds: no mandate is chosen for the person. */
export type TrialValues = Omit<TrialRequest, 'product'> & { product: number | null };

/** `trial.php` `cadastrar`: public. */
export const createTrial = (request: TrialRequest) =>
  callApi({
    script: 'trial.php',
    action: 'cadastrar',
    method: 'POST',
    body: request,
    isPublic: true,
    reply: ignoreReply,
  });
