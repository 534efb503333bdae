import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { Heading } from '@/frames/entrance/Heading';
import type { Account } from './authApi';

const Choices = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 4rem;
  padding: 12px 16px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink-secondary);
  text-align: left;
  transition:
    background-color var(--motion),
    border-color var(--motion);

  &:hover {
    border-color: var(--brand);
    background: var(--brand-soft);
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }

  /* An arrowhead, drawn as two sides of a turned box. */
  &::after {
    flex-shrink: 0;
    width: 0.5625rem;
    height: 0.5625rem;
    margin-right: 4px;
    border: solid currentcolor;
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
    content: '';
  }
`;

interface AccountStepProps {
  accounts: Account[];
  onChosen: (account: Account) => void;
  onBack: () => void;
}

/** Account choice, for an e-mail with several accounts. */
export default function AccountStep({ accounts, onChosen, onBack }: AccountStepProps) {
  return (
    <>
      <Heading title="Escolha a conta" takesFocus>
        <p>Este e-mail tem mais de uma conta. Em qual você quer entrar?</p>
      </Heading>
      <Choices>
        {accounts.map((account) => (
          <li key={account.id}>
            <Choice type="button" onClick={() => onChosen(account)}>
              <span>
                <strong>{account.clientName}</strong>
                {account.email}
              </span>
            </Choice>
          </li>
        ))}
      </Choices>
      <Button kind="quiet" size="large" wide onClick={onBack}>
        Usar outro e-mail
      </Button>
    </>
  );
}
