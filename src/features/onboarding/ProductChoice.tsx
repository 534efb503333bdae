import type { Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { RadioCard } from '@/frames/entrance/RadioCard';
import { Field } from '@/ui/form/Field';
import { useFormField } from '@/ui/form/formField';
import type { TrialValues } from './trialApi';

const products = [
  { value: 1, label: 'Vereador(a)' },
  { value: 2, label: 'Prefeito(a)' },
  { value: 3, label: 'Deputado(a)' },
];

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;

  @media (width < 37.5rem) {
    grid-template-columns: 1fr;
  }
`;

export function ProductChoice({ control }: { control: Control<TrialValues> }) {
  const { value, change, leave, attach, frame, aria } = useFormField(
    { control, name: 'product', label: 'Quero testar para', required: true, wide: true },
    { requiredMessage: 'Selecione uma opção.' },
  );
  const { id, name, disabled, ...described } = aria;
  return (
    <Field {...frame} group>
      <Cards {...described} id={id} role="radiogroup" aria-labelledby={`${id}-label`}>
        {products.map((product, index) => (
          <RadioCard key={product.value}>
            <input
              ref={index === 0 ? attach : undefined}
              type="radio"
              name={name}
              disabled={disabled}
              checked={value === product.value}
              onChange={() => change(product.value)}
              onBlur={leave}
            />
            {product.label}
          </RadioCard>
        ))}
      </Cards>
    </Field>
  );
}
