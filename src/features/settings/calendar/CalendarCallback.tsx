import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { publicScript } from '@/api/publicScript';
import { ignoreReply } from '@/api/reply';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { EntranceWait } from '@/frames/entrance/EntranceNotice';
import { Heading } from '@/frames/entrance/Heading';
import { useStillHere } from '@/ui/useStillHere';
import { takeConsent, tellConsent, type Consent } from './consent';

const title = 'Integração com Google Agenda';

/** Result kept in the history entry, for reloads: the code is gone by then. */
const keptResult = (state: unknown) => {
  const result = (state as { isConsented?: unknown } | null)?.isConsented;
  return typeof result === 'boolean' ? result : null;
};

/**
 * Redirect target of the calendar provider. Clears the URL first, so that code and state stay out of the
 * history and copied links; then sends the code to the API once.
 */
export function CalendarCallback() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const hasBegun = useRef(false);
  const [isConsented, setConsented] = useState(() => keptResult(state));

  const begin = useEffectEvent(async () => {
    const bare = (result: boolean | null) =>
      navigate({ search: '' }, { replace: true, state: { isConsented: result } });
    const consent = takeConsent(search);
    await bare(null);
    const isGiven = consent !== null && !(await register(consent)).error;
    tellConsent(isGiven);
    if (!isHere()) return;
    setConsented(isGiven);
    await bare(isGiven);
  });
  useEffect(() => {
    if (hasBegun.current || isConsented !== null) return;
    hasBegun.current = true;
    void begin();
  }, [isConsented]);

  if (isConsented === null)
    return (
      <EntranceWait title={title}>
        <p>Aguarde, estamos registrando o seu consentimento.</p>
      </EntranceWait>
    );
  return (
    <EntrancePage title={title}>
      <Card>
        <div role={isConsented ? 'status' : 'alert'}>
          {isConsented ? (
            <Heading title="Tudo certo!" takesFocus>
              <p>A primeira parte da integração foi realizada. Você já pode fechar essa aba</p>
            </Heading>
          ) : (
            <Heading title="Ops, parece que algo falhou" takesFocus>
              <p>Precisamos do seu consentimento para criar os eventos na sua agenda.</p>
              <p>Feche esta aba, volte ao Tribuna e escolha a conta de novo.</p>
            </Heading>
          )}
        </div>
      </Card>
    </EntrancePage>
  );
}

/** Public: the provider's window may have no session. */
const register = (consent: Consent) =>
  publicScript('integration.calendar.php').write('integrationGoogleCalendar', consent, ignoreReply);
