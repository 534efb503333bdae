import { lazy, Suspense, useState, type ReactNode } from 'react';
import { environment } from '@/config/environment';
import { beginSession } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { useSession } from '@/session/useSession';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { OutsideLink } from '@/frames/entrance/links';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';
import { stepAfterEmail, stepBefore, type SignInStep } from './signInSteps';

/** Lazy: few e-mails have several accounts. */
const AccountStep = lazy(() => import('./AccountStep'));

/**
 * E-mail, account if there are several, password. A valid session, from here or another tab, continues to
 * `onward`.
 */
export function SignIn({ onward }: { onward: ReactNode }) {
  const session = useSession();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<SignInStep>({ name: 'email' });

  if (isValid(session)) return <Suspense>{onward}</Suspense>;

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
        {/* Orca does not announce a field that replaces the focused one. */}
        <p role="status" className="visually-hidden">
          {step.name === 'password' && 'Digite sua senha.'}
        </p>
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
          <Suspense>
            <AccountStep
              accounts={step.accounts}
              onChosen={(account) => setStep({ ...step, name: 'password', account })}
              onBack={goBack}
            />
          </Suspense>
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
