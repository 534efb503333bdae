/** `data-invalid` marks what is no control, and so has no `aria-invalid`. */
const marked = '[aria-invalid="true"], [data-invalid]';
const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first refused field within; tells whether there was one. */
export function goToFirstError(within: ParentNode): boolean {
  const refused = within.querySelector<HTMLElement>(marked);
  const control = refused?.matches(controls) ? refused : refused?.querySelector<HTMLElement>(controls);
  control?.focus();
  return control != null;
}
