import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { isPhone } from '@/formats/phone';
import { DigitsField } from '@/frames/entrance/DigitsField';
import { phoneDigits } from '@/frames/entrance/digitsMask';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { EmailField } from '@/ui/form/EmailField';
import { Heading } from '@/frames/entrance/Heading';
import { EntranceLink, InlineOutsideLink } from '@/frames/entrance/links';
import { SubmitButton } from '@/frames/entrance/EntranceForm';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { Form } from '@/ui/form/Form';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { PasswordField } from '@/ui/form/PasswordField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { useStartInField } from '@/ui/form/useStartInField';
import { withoutSession } from '@/frames/public/withoutSession';
import { ProductChoice } from './ProductChoice';
import { createTrial, type TrialValues } from './trialApi';

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr));
  gap: 8px 20px;
  margin-bottom: 28px;

  li {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: 0.9375rem;
  }

  /* A tick, drawn as two sides of a turned box. */
  li::before {
    flex-shrink: 0;
    width: 7px;
    height: 0.8125rem;
    margin: -4px 4px 0;
    border: solid var(--success);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
`;

const Consent = styled.p`
  color: var(--ink-secondary);
  font-size: var(--text-body);

  /* Within a sentence, where one may be below the other. */
  a {
    padding: 0;
  }
`;

const benefits = [
  'Nenhuma cobrança durante o teste',
  'Todos os recursos liberados',
  'Sem limite de usuários',
  'Banco de dados ilimitado',
];

const states = getStates().map(({ code, name }) => ({ value: code, label: name }));

const emptyTrial: TrialValues = {
  name: '',
  telephone: '',
  city: '',
  state: '',
  product: null,
  mail: '',
  password: '',
};

/** Its code, and that of the offers, loads once the account exists. */
async function enter(words: { mail: string; password: string }) {
  const { loadOffer } = await import('@/records/offers/offers');
  return (await loadOffer('enterAfterSignUp'))(words);
}

export function TrialSignUp() {
  const begin = useRef<(() => void) | null>(null);
  const navigate = useNavigate();
  const { control, submit, busy, generalErrors, setFocus } = useServerForm<TrialValues>({
    defaultValues: emptyTrial,
    send: async (values) => {
      const mail = values.mail.trim();
      const created = withoutSession(
        await createTrial({
          ...values,
          name: values.name.trim(),
          city: values.city.trim(),
          mail,
          product: Number(values.product),
        }),
        'Não sabemos se a conta foi criada. Tente entrar com seu e-mail e senha antes de enviar de novo.',
      );
      // The account exists by now: if signing in fails, the person only types the credentials again.
      if (!created.error) begin.current = await enter({ mail, password: values.password }).catch(() => null);
      return created;
    },
    onDoneHere: () => {
      begin.current?.();
      void navigate('/onboarding/welcome', { replace: true });
    },
  });
  useStartInField({ setFocus }, 'name');

  return (
    <EntrancePage title="Crie sua conta" width="medium">
      <Card>
        <Heading title="Crie sua conta">
          <p>Teste grátis por 15 dias.</p>
        </Heading>
        <Benefits>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Benefits>
        <Form size="large" onSubmit={submit}>
          <ServerErrors messages={generalErrors} />
          <FieldGroup columns={2}>
            <TextField control={control} name="name" label="Nome" autoComplete="name" required wide />
            <DigitsField
              control={control}
              name="telephone"
              label="Telefone"
              mask={phoneDigits}
              type="tel"
              autoComplete="tel-national"
              required
              validate={(phone) => (isPhone(phone) ? undefined : 'Digite o telefone com o DDD.')}
              wide
            />
            <TextField control={control} name="city" label="Cidade" autoComplete="address-level2" required />
            <NativeSelectField
              control={control}
              name="state"
              label="Estado"
              options={states}
              autoComplete="address-level1"
              required
            />
            <ProductChoice control={control} />
            <EmailField control={control} name="mail" autoComplete="email" required wide />
            <PasswordField
              control={control}
              name="password"
              label="Senha"
              autoComplete="new-password"
              help="Use pelo menos 8 caracteres."
              required
              wide
            />
          </FieldGroup>
          <Consent>
            Ao criar sua conta, você concorda com os{' '}
            <InlineOutsideLink href={environment.termsUrl}>Termos de uso</InlineOutsideLink> e com a{' '}
            <InlineOutsideLink href={environment.privacyUrl}>Política de privacidade</InlineOutsideLink>.
          </Consent>
          <SubmitButton busy={busy} busyText="Criando sua conta...">
            Criar conta
          </SubmitButton>
        </Form>
        <EntranceLink to="/auth/login">Já tenho uma conta</EntranceLink>
      </Card>
    </EntrancePage>
  );
}
