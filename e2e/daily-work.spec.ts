import type { Page } from '@playwright/test';
import { optionsOf } from './support/api';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { answerPrint, sheetIn } from './support/print';
import { choose, chooseInRow, openServices, openVoters, panel, valueOf } from './support/steps';
import { typeInto } from './support/hands';

/** A photo as a phone takes it, in base64: with so much noise that it is several times over the limit. */
const takePhoto = (page: Page, width: number, height: number) =>
  page.evaluate(
    async ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (let index = 0; index < 4000; index++) {
        pen.fillStyle = `hsl(${(index * 137) % 360} 60% ${20 + (index % 60)}%)`;
        pen.fillRect((index * 7919) % w, (index * 104_729) % h, 180, 140);
      }
      const noise = pen.getImageData(0, 0, w, h);
      for (let index = 0; index < noise.data.length; index++)
        noise.data[index] = (noise.data[index] ?? 0) + ((index * 2_654_435_761) % 23);
      pen.putImageData(noise, 0, 0);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.97));
      return new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
        reader.readAsDataURL(blob ?? new Blob());
      });
    },
    [width, height],
  );

test('a request is worked on where it is read, and left for the next one', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openServices(page);
  const [first, second] = await table.getByRole('link', { name: /^Detalhes de / }).all();
  const nameOf = async (link = first) => (await link?.getAttribute('aria-label')) ?? '';
  const reference = (await nameOf()).replace('Detalhes de ', '');
  const other = (await nameOf(second)).replace('Detalhes de ', '');
  await first?.click();
  const details = panel(page, `Detalhes do atendimento ${reference}`);
  const status = details.getByRole('button', { name: /^Trocar status: / });
  await expectAccessible(page, 'details with their actions', status);

  const present = (await status.getAttribute('aria-label')) ?? '';
  const another = (await optionsOf(page, 'treatmentStatusList')).find(({ name }) => !present.endsWith(name));
  await status.click();
  const change = panel(page, 'Trocar status');
  await choose(change, 'Novo status', another?.name ?? '');
  await typeInto(change.getByRole('textbox', { name: 'Motivo' }), 'Obra concluída.');
  await page.keyboard.press('Control+Enter');
  await expect(status).toHaveAccessibleName(`Trocar status: ${another?.name}`);
  await expect(details.getByText('Obra concluída.')).toBeVisible();

  const photo = Buffer.from(await takePhoto(page, 4000, 3000), 'base64');
  expect(photo.length).toBeGreaterThan(3_000_000);
  const choosing = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Anexar' }).click();
  await (await choosing).setFiles({ name: 'buraco.jpg', mimeType: 'image/jpeg', buffer: photo });
  const upload = panel(page, 'Enviar arquivo do atendimento');
  const said = upload.getByText(/^Foto reduzida de [\d,]+ MB para [\d,]+ [kM]B \(2\.560|2\.048|1\.600/);
  await expectAccessible(page, 'a photo made smaller', said);
  await upload.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(details.getByRole('link', { name: 'buraco.jpg' })).toBeVisible();
  await expect(upload).toBeHidden();

  await page.keyboard.press('Alt+ArrowDown');
  await expect(panel(page, `Detalhes do atendimento ${other}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver o próximo' })).toBeFocused();
  const link = valueOf(panel(page, `Detalhes do atendimento ${other}`), 'Eleitor').getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  await page.goBack();
  await expect(panel(page, `Detalhes do atendimento ${other}`)).toBeVisible();
});

test('a print opens the dialogue from a frame in which nothing runs', async ({ page, signIn }) => {
  const printing = await answerPrint(page);
  await signIn(page);
  const table = await openVoters(page);
  const [row] = await table.getByRole('button', { name: /^Ações de / }).all();
  const reference = ((await row?.getAttribute('aria-label')) ?? '').replace('Ações de ', '');
  await printing.during(() => chooseInRow(page, reference, 'Imprimir'));
  const frame = page.locator('iframe[title="Impressão"]');
  await expect(frame).toBeAttached();
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect(
    sheetIn(page).getByRole('heading', { level: 2, name: 'Dados do eleitor(a)', includeHidden: true }),
  ).toHaveCSS('font-size', '16px');
  await expect(page).toHaveTitle(/Eleitores/);
});
