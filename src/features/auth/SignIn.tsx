import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { environment } from '@/config/environment';
import { beginSession } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { useSession } from '@/session/useSession';
import { Card, EntrancePage } from '@/ui/entrance/EntrancePage';
import { OutsideLink } from '@/ui/entrance/links';
import { AccountStep } from './AccountStep';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';
import { stepAfterEmail, stepBefore, type SignInStep } from './signInSteps';

/**
 * Signing in: e-mail, the account when it has several, password. Whoever has a session that
 * still holds, or gets one here or in another tab, goes on to the page asked for.
 * @param leadsTo where that is, by the query of this page's address.
 */
export function SignIn({ leadsTo }: { leadsTo: (search: string) => string }) {
  const session = useSession();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<SignInStep>({ name: 'email' });

  if (isValid(session)) return <Navigate to={leadsTo(search)} replace />;

  const goBack = () => setStep(stepBefore(step));
  return (
    <EntrancePage
      title="Entrar"
      footer={
        <>
          <OutsideLink href={environment.helpUrl}>Ajuda</OutsideLink>
          <OutsideLink href={environment.termsUrl}>Termos</OutsideLink>
        </>
      }
    >
      <Card>
        {step.name === 'email' && (
          <EmailStep
            email={email}
            onFound={(typed, accounts) => {
              setEmail(typed);
              setStep(stepAfterEmail(accounts));
            }}
          />
        )}
        {step.name === 'account' && (
          <AccountStep
            accounts={step.accounts}
            onChosen={(account) => setStep({ ...step, name: 'password', account })}
            onBack={goBack}
          />
        )}
        {step.name === 'password' && (
          <PasswordStep
            account={step.account}
            backText={step.accounts.length > 1 ? 'Trocar de conta' : 'Usar outro e-mail'}
            onBack={goBack}
            onSignedIn={beginSession}
          />
        )}
      </Card>
    </EntrancePage>
  );
}
