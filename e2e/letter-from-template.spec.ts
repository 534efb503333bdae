import { expect, test } from './support/fixtures';
import { answerPrint } from './support/print';

test('an ofício from a template is on paper in eight presses', async ({ page, signIn, demo }) => {
  const printing = await answerPrint(page);
  await signIn(page);
  const type = demo.db?.documentTypes.find(({ name }) => name === 'Ofício')?.id;
  const document = demo.db?.documents.find(
    ({ clientId, id, typeId }) =>
      clientId === 1 &&
      typeId === type &&
      !demo.db?.preparedTexts.find(({ documentId }) => documentId === id),
  );
  if (!document) throw new Error('The demonstration has no such document');
  await page.goto(`/legislative-processes/draft/${document.id}`);
  let presses = 0;
  const press = async (keys: string) => {
    presses += 1;
    await page.keyboard.press(keys);
  };
  const use = page
    .getByRole('listitem')
    .filter({ hasText: 'Ofício de solicitação a uma secretaria' })
    .getByRole('button', { name: 'Usar esse modelo' });
  await use.focus();
  await press('Enter');
  const text = page.getByRole('textbox', { name: 'Texto do documento' });
  await expect(text).toBeFocused();
  await expect(text).toContainText(`Ofício nº ${document.number}/${document.year}`);
  for (let left = 12; left > 0; left -= 1) {
    const gaps = await text.evaluate((element) => element.textContent?.match(/\[[^\]]+\]/g) ?? []);
    if (gaps.length === 0) break;
    await press('Tab');
    await page.keyboard.type('Escrito');
  }
  await expect(text).not.toContainText('[');
  await printing.during(() => press('Control+p'));
  expect(presses).toBeLessThanOrEqual(8);
});
