import type { Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { phoneProblem } from '@/formats/phoneProblem';
import { Button } from '@/ui/button/Button';
import { PhoneField } from '@/ui/form/PhoneField';
import { TextField } from '@/ui/form/TextField';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { limits } from '@/features/calls/callInput';
import { readCaller, type IncomingInput } from './caller';
import { CallerCard, UnknownCard } from './CallerCard';
import type { Caller } from './useCaller';
import { WhoField } from './WhoField';

const Who = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
`;

const Unlisted = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** A field to focus once rendered. */
export type WantedField = 'subject' | 'name' | 'who';

interface WhoIsCallingProps {
  control: Control<IncomingInput>;
  caller: Caller;
  onTake: (voter: VoterOption) => void;
  onRegister: () => void;
  onWant: (field: WantedField) => void;
}

const words = {
  label: 'Quem está ligando',
  required: 'Informe quem ligou.',
  goesOn: 'A ligação pode ser salva assim mesmo.',
};

/** The caller field, its matches, the card of one, and the fields that a stranger lacks. */
export function WhoIsCalling({ control, caller, onTake, onRegister, onWant }: WhoIsCallingProps) {
  const { typed, wholePhone, callers, shown, taken, isKept, isWhole } = caller;
  const blocked = useBlockedReason();
  return (
    <Who>
      {!taken && (
        <WhoField
          control={control}
          words={words}
          callers={callers}
          markedId={caller.markedId}
          onMark={caller.mark}
          onTake={onTake}
          isKept={isKept}
          onKeep={() => {
            caller.keep();
            onWant(typed.phone ? 'name' : 'subject');
          }}
          isWhole={isWhole}
          whyOf={caller.whyOf}
          validate={(text) => {
            const { phone } = readCaller(text);
            return phone ? phoneProblem(phone) : undefined;
          }}
        />
      )}
      {shown && (
        <CallerCard
          key={shown.value}
          voter={shown}
          phone={wholePhone || shown.telephone}
          why={caller.whyOf(shown)}
          isTaken={taken !== null}
        >
          {taken && (
            <Button
              aria-label="Trocar quem está ligando"
              onClick={() => {
                caller.change();
                onWant('who');
              }}
            >
              Trocar
            </Button>
          )}
        </CallerCard>
      )}
      {caller.isOfNobody && !isKept && wholePhone && <UnknownCard phone={wholePhone} />}
      {!taken && (callers.isAnswered || isKept) && (
        <Unlisted>
          {callers.rows.length > 0 && !isKept && <span>Não é nenhum desses?</span>}
          <Button blockedReason={blocked('create_voter')} onClick={onRegister}>
            Cadastrar
          </Button>
        </Unlisted>
      )}
      {caller.isStranger &&
        (typed.phone ? (
          <TextField
            control={control}
            name="name"
            label="Nome de quem ligou"
            required
            maxLength={limits.name}
            autoCapitalize="words"
            spellCheck={false}
          />
        ) : (
          <PhoneField control={control} name="telephone" label="Telefone" />
        ))}
    </Who>
  );
}
