import { expect, it } from 'vitest';
import { denseRules } from '../scripts/build/styles.ts';

it.each([
  [
    '\n  /* Why. */\n  color: red;\n\n  a + b,\n  c {\n    margin: 0 auto;\n  }\n',
    ' color:red;a + b,c{margin:0 auto;}',
  ],
  ['\n  @media (width < 48rem) {\n    width: calc(100% - ', ' @media (width < 48rem){width:calc(100% - '],
  [');\n  }\n\n  li:first-child :hover {\n    top: 0;\n  }\n', ');}li:first-child :hover{top:0;}'],
])('rules are written without what only people need: %j', (rules, dense) =>
  expect(denseRules(rules)).toBe(dense),
);
