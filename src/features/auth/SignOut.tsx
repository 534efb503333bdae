import { useEffect } from 'react';
import { environment } from '@/config/environment';
import { currentSession, endSession } from '@/session/currentSession';
import { EntranceWait } from '@/ui/entrance/EntranceNotice';
import { signOut } from './authApi';
import { leaveTo } from './leaveTo';

/** How long the server's answer is waited for; the session ends here and now in any case. */
const patience = 5000;

/** Ends the session and leaves for the public site. */
export function SignOut() {
  useEffect(() => {
    const token = currentSession()?.token.value;
    let isHere = true;
    endSession();
    void tellServer(token).then(() => {
      if (isHere) leaveTo(environment.publicSiteUrl);
    });
    return () => {
      isHere = false;
    };
  }, []);

  return <EntranceWait title="Estamos saindo da sua conta, aguarde..." />;
}

/** Whatever the server answers, and also when it does not, this comes to its end. */
async function tellServer(token: string | undefined) {
  if (!token) return;
  const waiting = new AbortController();
  const tooLong = setTimeout(() => waiting.abort(), patience);
  await signOut(token, waiting.signal);
  clearTimeout(tooLong);
}
