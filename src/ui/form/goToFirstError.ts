/** `data-invalid` marks non-controls, which cannot have `aria-invalid`. */
const marked = '[aria-invalid="true"], [data-invalid]';
const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first invalid field within; returns whether there was one. */
export function goToFirstError(within: ParentNode): boolean {
  const control = within.querySelector<HTMLElement>(
    `:is(${marked}):is(${controls}), :is(${marked}) :is(${controls})`,
  );
  control?.focus();
  return control != null;
}
