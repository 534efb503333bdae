import { useRef } from 'react';
import type { ApiFailure } from '@/api/failure';
import { useComboboxChoice, type ChoosingProps, type ComboboxStatus } from './useComboboxChoice';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Spinner } from '../button/Spinner';
import { ColorDot } from '../ColorDot';
import { LateDetails } from '../feedback/LateDetails';
import { ComboboxOptions } from './ComboboxOptions';
import { Arrow, ChosenDot, ComboFrame, ComboInput, ComboTools, Menu, StatusLine } from './comboboxStyles';
import { Field } from './Field';
import { withProblem } from './formField';
import { Alert, ChevronDown, Cross, Lens } from './icons';
import { summarise, type OptionValue } from './options';
import { useOpensItself } from './useOpensItself';
import { Popover } from '../popover/Popover';

interface ComboboxProps<T extends OptionValue> extends ChoosingProps<T> {
  placeholder: string;
  onClear: () => void;
  /** Failure of the last search; its details render under the field because the list never takes focus. */
  failure?: ApiFailure | undefined;
  /** 'none': short list, no phone keyboard. 'required': shows a lens; nothing is listed before typing. */
  typing?: 'none' | 'offered' | 'required';
  /** With a mouse or touch, the list opens on first focus. */
  opensItself?: boolean | undefined;
  /** After an option is pressed, once the list has closed. */
  onPressed?: (() => void) | undefined;
}

/**
 * The ARIA combobox of select and look-up fields, on downshift. Renders long lists in part (600 options open
 * as fast as 60). Grommet's Select adds 27.1 kB; its SelectMultiple blocks for 560 ms with 500 chosen.
 */
export function Combobox<T extends OptionValue>(props: ComboboxProps<T>) {
  const { field, chosen, multiple = false, query, status, left } = props;
  const { placeholder, onClear, failure, typing = 'offered', opensItself = false, onPressed } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.firstElementChild as HTMLInputElement | null | undefined;
  const summary = summarise(chosen);
  const color = multiple ? undefined : chosen[0]?.color;
  const canClear = chosen.length > 0 && !field.aria.disabled && (multiple || !field.frame.required);
  const { combobox, choices, optionId, choose, onInput, hears } = useComboboxChoice(props);
  const { isOpen, highlightedIndex, closeMenu, openMenu } = combobox;
  const openAtFirst = useOpensItself(opensItself, openMenu);
  // The text in the field has its own error; the form's may be older and about the previous value.
  const { error } = field.frame;
  const { frame, aria } = withProblem(
    { aria: field.aria, frame: { ...field.frame, error: left.problem ?? error } },
    left.problem,
  );
  const { ref: attachMenu, ...listbox } = combobox.getMenuProps({}, { suppressRefError: true });

  return (
    <Field {...frame}>
      <ComboFrame ref={box} data-colored={color ? '' : undefined}>
        <ComboInput
          {...combobox.getInputProps({
            ...aria,
            'aria-activedescendant':
              isOpen && highlightedIndex in choices ? optionId(highlightedIndex) : undefined,
            'aria-controls': isOpen ? `${aria.id}-list` : undefined,
            'aria-haspopup': 'listbox',
            ref: field.attach,
            ...hears,
            onFocus: ({ currentTarget }) => {
              currentTarget.select();
              // On Tab, WebKit leaves the focused field out of view because of its selection.
              currentTarget.scrollIntoView?.({ block: 'nearest' });
              openAtFirst(currentTarget);
            },
          })}
          // A separate handler: downshift would treat it as another `onChange`.
          onInput={onInput}
          value={isOpen ? query : (left.text ?? summary)}
          title={isOpen ? undefined : chosen.map((option) => option.label).join(', ') || undefined}
          // Screen readers read the placeholder in addition to the choice.
          placeholder={isOpen ? summary || placeholder : summary ? undefined : placeholder}
          inputMode={typing === 'none' ? 'none' : undefined}
          spellCheck={false}
          $inset={canClear ? 4.25 : 2.25}
        />
        {color && (
          <ChosenDot>
            <ColorDot $color={color} />
          </ChosenDot>
        )}
        <ComboTools>
          {canClear && (
            <IconButton
              small
              tabIndex={isOpen ? -1 : undefined}
              label="Limpar seleção"
              aria-describedby={`${aria.id}-label`}
              icon={<Cross size={14} />}
              onClick={() => {
                left.forget();
                onClear();
                input()?.focus();
              }}
            />
          )}
          <Arrow
            {...combobox.getToggleButtonProps({ disabled: aria.disabled })}
            aria-controls={undefined}
            aria-expanded={undefined}
            onMouseDown={(event) => event.preventDefault()}
            data-open={isOpen}
            data-turns={typing !== 'required'}
            aria-hidden="true"
          >
            {typing === 'required' ? <Lens /> : <ChevronDown />}
          </Arrow>
        </ComboTools>
        {isOpen && (
          <Popover anchor={box} matchWidth onEscape={closeMenu}>
            <Menu ref={attachMenu}>
              <ListStatus status={status} count={choices.length} />
              <ComboboxOptions
                key={`${query}/${choices.length}`}
                combobox={combobox}
                listbox={listbox}
                items={choices}
                chosen={chosen}
                onChoose={(option) => {
                  choose(option);
                  if (multiple) input()?.select();
                  // Deferred until the list has closed, since leaving the field chooses.
                  if (onPressed && !option.disabled) setTimeout(onPressed);
                }}
                multiple={multiple}
              />
            </Menu>
          </Popover>
        )}
      </ComboFrame>
      <LateDetails of={failure} />
    </Field>
  );
}

function ListStatus({ status, count }: { status: ComboboxStatus | undefined; count: number }) {
  return (
    <StatusLine
      role="status"
      className={status ? undefined : 'visually-hidden'}
      data-failed={status?.kind === 'failed'}
    >
      {status?.kind === 'pending' && <Spinner />}
      {status?.kind === 'failed' && <Alert />}
      <span>{status?.text ?? (count === 1 ? '1 opção' : `${count} opções`)}</span>
      {status?.retry && (
        <Button tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={status.retry}>
          Tentar de novo
        </Button>
      )}
    </StatusLine>
  );
}
