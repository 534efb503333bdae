import { partsSheet, sheetLine, type PrintSheet, type SheetNode } from '@/formats/print';
import { printSheet } from '@/records/export/printSheet';
import { stepText } from './stepText';
import { allHelp, type HelpOfScreen } from './texts';

const heading = (text: string): SheetNode => ({ tag: 'h3', content: [text] });
const list = (tag: 'ol' | 'ul', lines: readonly string[]): SheetNode => ({
  tag,
  content: lines.map((line) => ({ tag: 'li', content: [line] })),
});

/** The help of all screens as a printed sheet. */
export const manualOf = (texts: readonly HelpOfScreen[]): PrintSheet =>
  partsSheet({
    title: 'Manual do gabinete',
    subtitle: 'O que o Tribuna faz, tela a tela, e como',
    parts: texts.map(({ title, purpose, tasks, limits }) => ({
      heading: title,
      content: [
        sheetLine(purpose),
        ...tasks.flatMap(({ name, steps }) => [heading(name), list('ol', steps.map(stepText))]),
        heading('O que não se pode fazer'),
        list(
          'ul',
          limits.map(({ cannot, why }) => `${cannot} ${why}`),
        ),
      ],
    })),
  });

export const printManual = async () => printSheet(manualOf(await allHelp()));
