import type { BaseSyntheticEvent, ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from '../style';
import { prepareToSend } from '@/api/client';

const FormBox = styled.form<{ $size: 'normal' | 'large' }>`
  --control-height: ${({ $size }) => ($size === 'large' ? '3rem' : 'initial')};
  --control-text: ${({ $size }) => ($size === 'large' ? 'var(--text-reading)' : 'initial')};

  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;

  /* The gap separates fields; groups have a slightly larger one. */
  && > fieldset + fieldset {
    margin-top: 8px;
  }

  && > [role='alert'] + fieldset {
    margin-top: 0;
  }
`;

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: (event: BaseSyntheticEvent) => unknown;
  size?: 'normal' | 'large';
}

/** A form with our own validation messages that Ctrl+Enter (⌘+Enter) submits from any field. */
export function Form({ onSubmit, size = 'normal', onKeyDown, onFocus, ...rest }: FormProps) {
  return (
    <FormBox
      {...rest}
      noValidate
      $size={size}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles through portals: a form in a panel must not submit the form it was opened from.
        event.stopPropagation();
        void onSubmit(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepareToSend();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (asksToSubmit(event)) submitByKey(event);
      }}
    />
  );
}

const asksToSubmit = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.defaultPrevented &&
  !event.nativeEvent.isComposing;

/** Clicks the submit button, so that a busy or blocked one also blocks the keyboard. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
  event.preventDefault();
  event.stopPropagation();
  const form = event.currentTarget;
  const button = [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
  if (button) button.click();
  else form.requestSubmit();
}
