import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileField } from './FileField';
import { handFile } from './handedFile';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { seen } from '@tests/seen';
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
    expect(field()).toHaveAccessibleDescription(/^Escolha um arquivo\./);
    const file = new File(['x'.repeat(2000)], 'ofício.pdf', { type: 'application/pdf' });
    await user.upload(field(), file);
    expect(screen.getByText('ofício.pdf')).toBeVisible();
    expect(screen.getByText('PDF · 2.000 bytes')).toBeVisible();
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
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(/^Arquivo não pode passar de 1MB\./);
    fireEvent.drop(screen.getByText('Trocar o arquivo'), {
      dataTransfer: { files: [new File(['x'], 'script.html', { type: 'text/html' })] },
    });
    await seen('Escolha um arquivo .jpg, .png, .pdf.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
  });
});

it('refuses a name that would be read as another, and shows it as it is', async () => {
  const { user, sent } = renderFile();
  await user.upload(field(), new File(['x'], 'fatura\u202Egpj.pdf', { type: 'application/pdf' }));
  await seen('fatura\uFFFDgpj.pdf');
  expect(field()).toHaveAccessibleDescription(
    /^O nome do arquivo tem caracteres que não se veem e mudam como ele é lido\. Mude o nome do arquivo\./,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(sent).toEqual([]);
});

/** A drop, since the dialog does not offer the file. */
const dropFile = (file: File) =>
  fireEvent.drop(screen.getByText('Escolha um arquivo'), { dataTransfer: { files: [file] } });

describe('a file from a telephone', () => {
  it.each([
    ['IMG_0001.JPG', 'IMG_0001.jpg'],
    ['Foto (1) [cópia].jpeg', 'Foto (1) [cópia].jpg'],
    ['baixada.jfif', 'baixada.jpg'],
    ['Ofício.PDF', 'Ofício.pdf'],
    ['a\u0301gua.png', 'água.png'],
    ['sem.ponto.Png', 'sem.ponto.png'],
  ])('%s is sent as %s, with the same bytes', async (name, sentName) => {
    const { user, sent } = renderFile();
    await user.upload(field(), new File(['abc'], name, { type: 'image/jpeg', lastModified: 7 }));
    await seen(sentName);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toMatchObject([{ file: { name: sentName, type: 'image/jpeg', size: 3, lastModified: 7 } }]);
  });

  it('that the browser cannot convert is refused, with the way to another', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
    const { user, sent } = renderFile();
    dropFile(new File(['x'], 'IMG_2.HEIC', { type: 'image/heic' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/HEIC, do iPhone.*Mais Compatível/));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('a photo that is too large', () => {
  const large = (name: string, type = 'image/png') => new File([new Uint8Array(4_404_019)], name, { type });
  /** Stubs drawing: each JPEG has the bytes that `bytesOf` returns for its width and quality. */
  function draws(bytesOf: (width: number, quality: number) => number) {
    const picture = { width: 4000, height: 3000, close: vi.fn() };
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.resolve(picture)),
    );
    const pen = { fillRect: vi.fn(), drawImage: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
      quality = 1,
    ) {
      done(new Blob([new Uint8Array(bytesOf(this.width, quality))], { type: type ?? '' }));
    });
    return picture;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('of an iPhone is converted where the browser can, also a small one', async () => {
    draws((width) => width * 200);
    const { form } = renderFile();
    dropFile(new File(['x'], 'IMG_3.heic', { type: 'image/heic' }));
    await seen('Foto convertida de HEIC para JPG (2.560 × 1.920 pontos).');
    expect(form().getValues('file')).toMatchObject({ name: 'IMG_3.jpg', type: 'image/jpeg' });
  });

  it('is made smaller, as little as it takes, and says from what to what', async () => {
    const picture = draws((width) => width * 450);
    const { user, form } = renderFile();
    await user.upload(field(), large('Ofício 12.PNG'));
    await seen('Ofício 12.jpg');
    expect(screen.getByText('Foto reduzida de 4,2 MB para 900 kB (2.048 × 1.536 pontos).')).toBeVisible();
    expect(form().getValues('file')).toMatchObject({ type: 'image/jpeg', size: 921_600 });
    expect(field()).toBeValid();
    expect(picture.close).toHaveBeenCalledOnce();
    await expectNoAxeFindings();
  });

  it('that cannot be small enough is refused, and a PDF is never touched', async () => {
    draws(() => 2_000_000);
    const { user } = renderFile();
    await user.upload(field(), large('foto.jpg', 'image/jpeg'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Arquivo não pode passar de 1MB\./));
    draws(() => 10);
    await user.upload(field(), large('ofício.pdf', 'application/pdf'));
    expect(screen.getByText('ofício.pdf')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/^Arquivo não pode passar de 1MB\./);
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('stays as it is, and is refused, where making it smaller fails', async () => {
    draws(() => {
      throw new Error('no memory left');
    });
    const { user } = renderFile();
    await user.upload(field(), large('foto.jpg', 'image/jpeg'));
    await seen('foto.jpg');
    expect(field()).toHaveAccessibleDescription(/^Arquivo não pode passar de 1MB\./);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is dropped when another file is chosen meanwhile', async () => {
    let decode = (): unknown => undefined;
    const picture = draws(() => 10);
    vi.mocked(createImageBitmap).mockReturnValueOnce(
      new Promise((done) => {
        decode = () => done(picture);
      }),
    );
    const { user, form } = renderFile();
    await user.upload(field(), large('lenta.jpg', 'image/jpeg'));
    expect(screen.getByRole('status')).toHaveTextContent('Reduzindo a foto...');
    await user.upload(field(), new File(['x'], 'outra.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(createImageBitmap).toHaveBeenCalledOnce());
    decode();
    await waitFor(() => expect(picture.close).toHaveBeenCalledOnce());
    expect(form().getValues('file')).toMatchObject({ name: 'outra.pdf' });
  });
});

it('takes a file that is pasted or handed over', async () => {
  handFile(new File(['x'], 'solto.pdf', { type: 'application/pdf' }));
  const { form } = renderFile();
  await seen('solto.pdf');
  const shot = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(document.body, { clipboardData: { files: [shot] } });
  await seen('image.png');
  expect(form().getValues('file')).toBe(shot);
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
