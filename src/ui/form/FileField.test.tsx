import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FileField } from './FileField';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { NumberField } from './NumberField';

afterEach(cleanup);

const endings = ['.jpg', '.png', '.pdf'];
const field = () => screen.getByLabelText<HTMLInputElement>('Arquivo');
const renderFile = () =>
  renderFields({ file: null as File | null }, (control) => (
    <FileField control={control} name="file" label="Arquivo" endings={endings} required />
  ));

describe('FileField', () => {
  it('takes a file, tells its name, type and size, and gives it back', async () => {
    const { user, form, sent } = renderFile();
    expect(field()).toHaveAccessibleName('Arquivo');
    expect(field()).toHaveAccessibleDescription('Extensões permitidas: .jpg, .png, .pdf');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field()).toHaveAccessibleDescription('Escolha um arquivo.');
    const file = new File(['x'.repeat(2000)], 'ofício.pdf', { type: 'application/pdf' });
    await user.upload(field(), file);
    expect(screen.getByText('ofício.pdf')).toBeVisible();
    expect(screen.getByText('application/pdf · 2.000 bytes')).toBeVisible();
    await expectNoAxeFindings();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ file }]);
    await user.click(screen.getByRole('button', { name: 'Retirar o arquivo' }));
    expect(form().getValues('file')).toBeNull();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('refuses a large file and another kind, also when dropped', async () => {
    const { user, sent } = renderFile();
    await user.upload(field(), new File([new Uint8Array(1_048_577)], 'foto.PNG', { type: 'image/png' }));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Arquivo não pode passar de 1MB.');
    fireEvent.drop(screen.getByText('Trocar o arquivo'), {
      dataTransfer: { files: [new File(['x'], 'script.html', { type: 'text/html' })] },
    });
    expect(await screen.findByText('Escolha um arquivo .jpg, .png, .pdf.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
  });
});

describe('NumberField', () => {
  it('takes digits alone, within its limits', async () => {
    const { user, form } = renderFields({ year: '' }, (control) => (
      <NumberField control={control} name="year" label="Ano" digits={4} max={2100} />
    ));
    const year = screen.getByLabelText('Ano');
    await user.type(year, '-2e1,98x7');
    expect(form().getValues('year')).toBe('2198');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(year).toHaveAccessibleDescription('Digite um número até 2100.');
    await user.clear(year);
    await user.type(year, '2026');
    expect(year).toBeValid();
  });
});
