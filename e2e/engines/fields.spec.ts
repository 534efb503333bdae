import { copyToClipboard } from './clipboard';
import { journey, visit } from './journey';
import type { Wanted } from './inPage';
import { nth, the, type Person } from './person';

/* Every kind of field that reacts to typing, with real keys: overwritten, corrected, pasted into, skipped by Tab. */

interface Kind {
  field: Wanted;
  /** Text typed over the whole value, and the value after leaving the field. */
  typed: readonly [string, string][];
  /** Number of characters deleted from the end, the replacement, and the resulting value. */
  corrected: readonly [number, string, string];
  pasted: readonly [string, string];
  /** An invalid text: it stays as typed. */
  wrong?: string;
}

const keysOf = (key: string, times: number) => Array.from({ length: times }, () => key);

async function expectKind(person: Person, { field, typed, corrected, pasted, wrong }: Kind) {
  for (const [keys, stands] of typed) {
    await person.write(field, keys);
    await person.keys('Tab');
    await person.holds(field, stands);
  }
  await person.keys('Shift+Tab');
  await person.focused(field);
  // Tab has selected everything.
  const [back, instead, then] = corrected;
  await person.keys('ArrowRight', ...keysOf('Backspace', back));
  await person.type(instead);
  await person.keys('Tab');
  await person.holds(field, then);
  if (wrong) {
    await person.write(field, wrong);
    await person.keys('Tab');
    await person.holds(field, wrong);
  }
  await copyToClipboard(person, { 'text/plain': pasted[0] });
  await person.focus(field);
  await person.keys('Control+a', 'Control+v', 'Tab');
  await person.holds(field, pasted[1]);
  // Skipped, it keeps its value.
  await person.keys('Shift+Tab', 'Tab');
  await person.holds(field, pasted[1]);
}

/** Leaves a form with input. */
async function giveUp(person: Person, form: Wanted) {
  await person.keys('Escape');
  await person.press(the('button', 'Descartar'));
  await person.gone(form);
}

journey('a date, an hour and a telephone, in a form that begins in its first field', async ({ person }) => {
  await visit(person, '/appointments/list?panel=create');
  const form = the('dialog', 'Novo compromisso');
  await person.focused(the('textbox', 'Assunto', form));
  await person.engine.reload();
  await person.focused(the('textbox', 'Assunto', form));
  await expectKind(person, {
    field: the('textbox', 'Data', form),
    typed: [
      ['05122027', '05/12/2027'],
      ['6/1/28', '06/01/2028'],
    ],
    corrected: [2, '29', '06/01/2029'],
    pasted: ['7.12.2027', '07/12/2027'],
    wrong: '31/02/2027',
  });
  await expectKind(person, {
    field: the('combobox', 'Horário de início', form),
    typed: [
      ['16', '16:00'],
      ['1630', '16:30'],
      ['9h', '09:00'],
    ],
    // A choice is deleted as a whole.
    corrected: [1, '10', '10:00'],
    pasted: ['14h30', '14:30'],
    wrong: '99',
  });
  await expectKind(person, {
    field: the('textbox', 'Telefone do solicitante', form),
    typed: [
      ['1932351400', '(19) 3235-1400'],
      ['19981110004', '(19) 98111-0004'],
    ],
    corrected: [1, '7', '(19) 98111-0007'],
    pasted: ['+55 (11) 98765-4321', '(11) 98765-4321'],
  });
  await giveUp(person, form);
});

journey('choices and a name looked up: over what was filled in, and back', async ({ person }) => {
  await visit(person, '/services/list?panel=create');
  const form = the('dialog', 'Novo atendimento');
  const voter = the('combobox', 'Eleitor', form);
  await person.focused(voter);
  // Corrected before it is chosen.
  await person.type('mario galvao');
  await person.keys(...keysOf('ArrowLeft', 7), 'Backspace');
  await person.type('a');
  await person.press(nth(the('option', /Maria Galvão de Camargo/), 0));
  await person.focused(the('textbox', 'Eleitor', form));
  await person.keys('Tab', 'Tab');
  // Prefilled by the form: the first key replaces it.
  const status = the('combobox', 'Status', form);
  await person.focused(status);
  await person.holds(status, 'Aberto');
  await person.type('concl');
  await person.keys('Tab');
  await person.holds(status, 'Concluído');
  await expectKind(person, {
    field: the('combobox', 'Categoria', form),
    typed: [
      ['educa', 'Educação'],
      ['ilumi', 'Iluminação pública'],
    ],
    corrected: [1, 'ilumi', 'Iluminação pública'],
    pasted: ['Educação', 'Educação'],
    wrong: 'nada disso',
  });
  await giveUp(person, form);
});

journey('an amount', async ({ person }) => {
  await visit(person, '/expenses/list?panel=create');
  const form = the('dialog', 'Nova despesa');
  await person.see(form);
  await expectKind(person, {
    field: the('textbox', 'Valor', form),
    typed: [
      ['1234,56', 'R$ 1.234,56'],
      ['150,00', 'R$ 150,00'],
    ],
    corrected: [2, '99', 'R$ 150,99'],
    pasted: ['R$ 2.345,67', 'R$ 2.345,67'],
  });
  await giveUp(person, form);
});
