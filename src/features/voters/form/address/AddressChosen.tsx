import { useId } from 'react';
import { useController, useFormState, useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { FieldNote } from '@/ui/form/Field';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PinIcon } from '@/ui/icons';
import { AddressDetails } from './AddressDetails';
import { placeLine } from './addressLookup';
import type { VoterInput } from '../voterInput';

const Place = styled.div`
  display: flex;
  gap: 12px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: var(--brand);
  }

  strong {
    display: block;
    font-weight: 600;
  }
`;

const facts = ['address', 'zipcode', 'city', 'district'] as const;
type Fact = (typeof facts)[number];

/** A found or recorded address; number and complement remain to be filled. */
export function AddressChosen({ control }: { control: Control<VoterInput> }) {
  const id = useId();
  const [address, zipcode, city, district] = useWatch({ control, name: facts });
  const { errors } = useFormState({ control, name: facts });
  const refused = facts.filter((name) => errors[name]);
  const noteOf = (name: Fact) => `${id}-${name}`;
  return (
    <>
      <Place
        role="group"
        aria-label="Endereço escolhido"
        // Marked as invalid, so that a refused form focuses it: its parts have no controls of their own.
        {...(refused.length > 0 && {
          tabIndex: -1,
          'data-invalid': true,
          'aria-describedby': refused.map(noteOf).join(' '),
        })}
      >
        <PinIcon />
        <div>
          <strong>{address}</strong>
          {placeLine({ zipcode, city, district })}
          {facts.map((name) => (
            <FactError key={name} control={control} name={name} id={noteOf(name)} />
          ))}
        </div>
      </Place>
      <FieldGroup columns={2}>
        <AddressDetails control={control} />
      </FieldGroup>
    </>
  );
}

interface FactErrorProps {
  control: Control<VoterInput>;
  name: Fact;
  id: string;
}

/** Server error of an address part without its own control. */
function FactError({ control, name, id }: FactErrorProps) {
  const { fieldState } = useController({ control, name });
  return <FieldNote id={id} error={fieldState.error?.message} isAnnounced />;
}
