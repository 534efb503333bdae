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
 * A react-hook-form whose values are not sent to the server. When refused, the first invalid field gets focus
 * once: react-hook-form would repeat it by a timer, after the person may have moved to another field.
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
