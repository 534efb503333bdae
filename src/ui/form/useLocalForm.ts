import {
  get,
  useForm,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { focusField } from './focusField';

/**
 * A react-hook-form whose values go to no server. Refused, its first invalid field gets the focus once: react-hook-form
 * does so again by a timer, which would take the focus from whoever has gone on to another field.
 */
export function useLocalForm<V extends FieldValues>(options: UseFormProps<V>): UseFormReturn<V> {
  const form = useForm<V>({ ...options, shouldFocusError: false });
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) =>
      form.handleSubmit(onValid, (errors, event) => {
        const first = [...form.control._names.mount].find((name) => get(errors, name));
        if (first) focusField(form.control, first as FieldPath<V>);
        return onInvalid?.(errors, event);
      }),
  };
}
