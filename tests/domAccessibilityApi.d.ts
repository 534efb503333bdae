/** Of the version that testing-library brings; its package names no types to whoever imports it. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
