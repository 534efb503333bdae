import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { today } from '@/formats/dates';
import { isFinalStatus, isOpenService } from '../finalStatus';
import { referenceOf, type ServiceRow } from '../service';
import { completionProblem, type StatusInput } from '../serviceInput';
import { useServiceOptions } from '../servicesModule';
import { CompletionDateField } from './CompletionDateField';

interface CompletionOfStatusProps {
  control: Control<StatusInput>;
  rows: readonly ServiceRow[];
  isMany: boolean;
  /** Shown only if a service ends or has ended. */
  onlyEnded?: boolean;
}

/** The completion date of a status change: today is proposed for a final status of an open service. */
export function CompletionOfStatus({ control, rows, isMany, onlyEnded = false }: CompletionOfStatusProps) {
  const { statuses } = useServiceOptions();
  // Read-only: a controller here would register the field again, without its rules.
  const statusNewId = useWatch({ control, name: 'statusNewId' });
  const { field: dateField } = useController({ control, name: 'completionDate' });
  const chosen = statuses.find(({ id }) => id === statusNewId);
  const isFinal = chosen !== undefined && isFinalStatus(chosen.name, chosen.id);
  const ends = isFinal && rows.some(isOpenService);
  const hasEnded = rows.some((row) => !isOpenService(row));
  const isHidden = onlyEnded && !isFinal && !hasEnded;
  const proposed = useRef('');

  const proposeDate = useEffectEvent(() => {
    const { value: date, onChange } = dateField;
    if (ends && !date) onChange((proposed.current = today()));
    else if (!ends && date && (isHidden || date === proposed.current)) onChange('');
  });
  useEffect(() => proposeDate(), [ends, isHidden]);
  if (isHidden) return null;

  const keeps = isMany ? 'Em branco, cada um fica com a data que tem.' : 'Em branco, fica a data que havia.';
  const others = !hasEnded
    ? ''
    : !isFinal
      ? ' Para tirar a de um reaberto, use ‘Editar’.'
      : isMany
        ? ' Os já encerrados ficam com a deles.'
        : '';
  return (
    <CompletionDateField
      control={control}
      name="completionDate"
      help={keeps + others}
      validate={(date) => problemOf(date, rows, isMany)}
    />
  );
}

function problemOf(date: string, rows: readonly ServiceRow[], isMany: boolean) {
  const late = rows.filter(({ requestDate }) => completionProblem(date, requestDate ?? ''));
  const [first] = late;
  if (!first) return undefined;
  const problem = completionProblem(date, first.requestDate ?? '');
  if (!isMany) return problem;
  const rest = late.length > 1 ? ` e mais ${late.length - 1}` : '';
  return `${problem} Veja ${referenceOf(first)}${rest}.`;
}
