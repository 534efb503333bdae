import { memo, useEffect, useRef } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { AddressChosen } from './AddressChosen';
import { AddressManual } from './AddressManual';
import { AddressSearch, Ways } from './AddressSearch';
import { isWholeAddress, type FoundAddress } from './addressLookup';
import { focusField } from '@/ui/form/focusField';
import { FormSection } from '@/ui/form/FormSection';
import { emptyAddress, type AddressFields, type AddressMode, type VoterInput } from '../voterInput';
import { sections } from '../voterSections';

const Actions = styled(Ways)`
  margin-top: 16px;
`;

const Words = styled.p`
  color: var(--ink-secondary);
`;

/** Field focused when each mode opens. */
const starts = { search: 'addressSearch', manual: 'zipcode', chosen: 'addressNumber' } as const;

interface AddressSectionProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
  incomplete: AddressFields | null;
}

/** Endereço: search, manual or none. Leaving a mode clears its fields. */
export const AddressSection = memo(function AddressSection({
  control,
  setValue,
  incomplete,
}: AddressSectionProps) {
  const mode = useWatch({ control, name: 'addressMode' });
  const anew = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    if (mode === 'none') anew.current?.focus();
    else focusField(control, starts[mode]);
  }, [mode, control]);

  const change = (values: Partial<VoterInput>) => {
    for (const name of Object.keys(values) as (keyof VoterInput)[]) {
      const value = values[name];
      if (value !== undefined) setValue(name, value, { shouldDirty: true });
    }
  };
  const go = (addressMode: AddressMode, values: Partial<VoterInput> = {}) => {
    isAsked.current = true;
    change({ ...values, addressMode });
  };
  const take = (found: FoundAddress) =>
    go(isWholeAddress(found) ? 'chosen' : 'manual', { ...found, addressSearch: '' });
  const startOver = () => go('search', emptyAddress);
  const typeIt = (typed: Partial<VoterInput>) => go('manual', { ...typed, addressSearch: '' });

  const giveNone = () => go('none', emptyAddress);
  return (
    <FormSection section={sections.address}>
      <div>
        {mode === 'search' && (
          <AddressSearch
            control={control}
            setValue={setValue}
            onTake={take}
            onManual={typeIt}
            onNone={giveNone}
          />
        )}
        {mode === 'chosen' && (
          <>
            <AddressChosen control={control} />
            <Actions>
              <Button onClick={startOver}>Limpar e buscar outro</Button>
              <Button onClick={() => go('manual')}>Corrigir manualmente</Button>
              <Button onClick={giveNone}>Não cadastrar endereço</Button>
            </Actions>
          </>
        )}
        {mode === 'manual' && (
          <>
            <AddressManual control={control} setValue={setValue} incomplete={incomplete} />
            <Actions>
              <Button onClick={startOver}>Limpar e buscar</Button>
              <Button onClick={giveNone}>Não cadastrar endereço</Button>
            </Actions>
          </>
        )}
        {mode === 'none' && (
          <>
            <Words>Nenhum endereço será cadastrado.</Words>
            <Actions>
              <Button ref={anew} onClick={startOver}>
                Cadastrar endereço
              </Button>
            </Actions>
          </>
        )}
      </div>
    </FormSection>
  );
});
