/** The only import of styled-components, which is in maintenance mode: a replacement would be made here. */
// oxlint-disable-next-line no-restricted-imports -- the only place that imports it
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
