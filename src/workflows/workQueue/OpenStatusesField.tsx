import { useController, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import type { NamedOption } from '@/lookups/lookupsApi';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { endsByName } from '@/features/services/finalStatus';
import type { OptionsInput } from './optionsInput';

const Box = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: 4px;
`;

interface OpenStatusesFieldProps {
  control: Control<OptionsInput>;
  statuses: readonly NamedOption[];
}

/** A checkbox for each status: services in ticked ones are pending. */
export function OpenStatusesField({ control, statuses }: OpenStatusesFieldProps) {
  const { field } = useController({ control, name: 'open' });
  const toggle = (id: number, isOpen: boolean) =>
    field.onChange(isOpen ? [...field.value, id] : field.value.filter((one) => one !== id));
  return (
    <Box>
      {statuses.map(({ id, name, color }) => {
        const isOpen = field.value.includes(id);
        const isProposed = isOpen === !endsByName(name);
        return (
          <ChoiceLabel key={id}>
            <CheckInput
              checked={isOpen}
              onBlur={field.onBlur}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>
              <OfficeStatusBadge record={{ statusId: id, statusName: name, statusColor: color ?? '' }} />
              {!isProposed && (
                <ChoiceDetail>
                  {isOpen ? 'Pelo nome, seria encerrado.' : 'Pelo nome, seria aberto.'}
                </ChoiceDetail>
              )}
            </span>
          </ChoiceLabel>
        );
      })}
    </Box>
  );
}
