import { styled } from '@/ui/style';
import { calledAs } from '@/formats/personName';
import { ActionLink } from '@/records/ActionLink';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { Badge } from '@/ui/badge/Badge';
import { Button } from '@/ui/button/Button';
import { MenuButton } from '@/ui/menu/MenuButton';
import { signpost } from '@/ui/signposts';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { BirthdayBadge } from '@/features/voters/BirthdayBadge';
import { closedText, whyNot } from '@/lookups/voters/mayWriteTo';
import { districtOf, type Voter } from '@/lookups/voters/voter';
import { activeChoices } from '@/features/voters/voterChoices';
import { editPath } from '@/records/links/voters';
import { panelRules, type VoterPanel } from './panelRules';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: flex-start;

  > div:first-child {
    flex: 1 1 20rem;
    min-width: 0;
    min-height: 3.75rem;
  }

  /* The part after the name takes two lines there once loaded. */
  @media (width < 48rem) {
    > div:first-child {
      min-height: 4.875rem;
    }
  }

  h1 {
    font-size: var(--text-title);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  h1:focus {
    outline: none;
  }

  h1 span {
    color: var(--ink-secondary);
    font-weight: 400;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: center;
  margin-top: 4px;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

interface VoterHeadProps {
  id: number;
  voter: Voter | undefined;
  onOpen: (panel: VoterPanel) => void;
}

/** The voter's name, and the actions for them. */
export function VoterHead({ id, voter, onOpen }: VoterHeadProps) {
  const blocked = useBlockedReason();
  const called = voter && calledAs(voter);
  const item = (panel: VoterPanel, label: string) => {
    const rule = panelRules[panel];
    return { label, onSelect: () => onOpen(panel), blockedReason: rule ? blocked(rule) : undefined };
  };
  return (
    <Head>
      <div>
        <h1 tabIndex={-1} data-field="Nome">
          {voter ? voter.name || `Eleitor nº ${id}` : `Eleitor nº ${id}`} {called && <span>“{called}”</span>}
        </h1>
        {voter && (
          <Facts>
            <span>nº {id}</span>
            {voter.isActive && <BirthdayBadge birth={voter.dateOfBirth} />}
            {!voter.isActive && <StatusBadge statuses={activeChoices} id={voter.isActive} />}
            {!voter.allowsCommunication && <Badge tone="warning">Não aceita comunicação</Badge>}
            {districtOf(voter.address) && <span>{districtOf(voter.address)}</span>}
            {voter.telephones.map(({ number }, index) => (
              <PhoneLinks key={index} phone={number} noChat={whyNot(voter, 'whatsapp') !== undefined} />
            ))}
          </Facts>
        )}
      </div>
      <Actions>
        <Button kind="primary" blockedReason={blocked('create_treatment')} onClick={() => onOpen('service')}>
          Novo atendimento
        </Button>
        <Button blockedReason={blocked('create_call')} onClick={() => onOpen('call')}>
          Ligação
        </Button>
        <Button blockedReason={voter && closedText(voter)} onClick={() => onOpen('message')}>
          Mensagem
        </Button>
        <ActionLink ref={signpost('edit')} to={editPath(id)} blockedReason={blocked('edit_voter')}>
          Editar
        </ActionLink>
        <MenuButton
          label="Mais ações"
          word="Mais"
          items={[
            item('appointment', 'Novo compromisso'),
            item('reminder', 'Criar lembrete'),
            item('document', 'Novo documento'),
            item('copy', 'Cópia dos dados (LGPD)'),
            { ...item('remove', 'Eliminar (LGPD)'), tone: 'danger' },
          ]}
        />
      </Actions>
    </Head>
  );
}
