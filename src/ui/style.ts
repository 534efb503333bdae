/** The one door to styled-components, which is maintained and no more: what may take its place some day comes in here. */
// oxlint-disable-next-line no-restricted-imports -- all others take it from here
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
