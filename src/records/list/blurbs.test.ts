import { expect, it } from 'vitest';
import type { Rule } from '@/session/rights';
import { allowedBlurbs, type Blurb } from './blurbs';

const blurbs: Blurb[] = [
  { icon: null, title: 'Busque', text: 'Encontre tudo.' },
  { icon: null, title: 'Cadastre', text: 'Cadastre um.', rule: 'create_voter' },
  {
    icon: null,
    title: 'Imprima e exporte',
    parts: [
      { rule: 'print_voter', title: 'Imprima', text: 'Imprima a lista.' },
      { rule: 'export_voter', title: 'Exporte', text: 'Baixe a lista.' },
    ],
  },
];

it.each<[Rule[], string[]]>([
  [[], ['Busque: Encontre tudo.']],
  [['create_voter'], ['Busque: Encontre tudo.', 'Cadastre: Cadastre um.']],
  [['export_voter'], ['Busque: Encontre tudo.', 'Exporte: Baixe a lista.']],
  [
    ['print_voter', 'export_voter'],
    ['Busque: Encontre tudo.', 'Imprima e exporte: Imprima a lista. Baixe a lista.'],
  ],
])('with the rights %j a welcome promises %j', (rights, promised) => {
  const shown = allowedBlurbs(blurbs, (rule) => rights.includes(rule));
  expect(shown.map(({ title, text }) => `${title}: ${text}`)).toEqual(promised);
});
