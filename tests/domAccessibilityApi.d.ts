/** For the version that testing-library includes; its package exports no types. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
