import { memo, useEffect, useRef } from 'react';
import { useWatch, type Control, type FieldPath, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { AddressChosen } from './AddressChosen';
import { AddressManual } from './AddressManual';
import { AddressSearch } from './AddressSearch';
import { isWholeAddress, type FoundAddress } from './addressLookup';
import { FormSection } from '@/ui/form/FormSection';
import { emptyAddress, type AddressFields, type AddressMode, type VoterInput } from '../voterInput';
import { sections } from '../voterSections';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

const Words = styled.p`
  color: var(--ink-secondary);
`;

/** Where each way of giving the address begins: what takes the focus when it opens. */
const starts: Record<AddressMode, string> = {
  search: 'input[name="addressSearch"]',
  manual: 'input[name="zipcode"]',
  chosen: 'input[name="addressNumber"]',
  none: 'button',
};

interface AddressSectionProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
  /** An address on record that lacks something. */
  incomplete: AddressFields | null;
}

/**
 * Endereço: looked for by CEP or words and chosen, typed, or none at all. Going back to the search, or giving no address,
 * clears what was there.
 */
export const AddressSection = memo(function AddressSection({
  control,
  setValue,
  incomplete,
}: AddressSectionProps) {
  const mode = useWatch({ control, name: 'addressMode' });
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) box.current?.querySelector<HTMLElement>(starts[mode])?.focus();
    isAsked.current = false;
  }, [mode]);

  const change = (values: Partial<VoterInput>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as FieldPath<VoterInput>, value as never, { shouldDirty: true });
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
      <div ref={box}>
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
              <Button onClick={startOver}>Cadastrar endereço</Button>
            </Actions>
          </>
        )}
      </div>
    </FormSection>
  );
});
