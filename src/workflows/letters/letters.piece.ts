import type { SettingsPiece } from '@/records/settings/settingsPiece';
import { joinTemplates, letterTemplates, templateLimits, type LetterTemplate } from './letterTemplates';

function valueOf(value: unknown): readonly LetterTemplate[] | null {
  const templates = letterTemplates.valueOf(JSON.stringify({ cartas: value ?? null }));
  const isSound = ({ name, html }: LetterTemplate) =>
    name.trim() !== '' && name.length <= templateLimits.name && html.length <= templateLimits.html;
  return templates && templates.length <= templateLimits.count && templates.every(isSound) ? templates : null;
}

/** For display only: the editor sanitizes what it loads. */
const shown = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const piece: SettingsPiece = {
  name: 'cartas',
  order: 30,
  label: 'Modelos de carta',
  isOfOneOffice: false,
  isFreeText: true,
  stored: letterTemplates.read,
  ours: () => {
    const templates = letterTemplates.value();
    if (templates.length === 0) return undefined;
    return templates.map(({ name, html, names, byAddress }) => ({
      ...{ name, html },
      ...(names !== undefined && { names }),
      ...(byAddress !== undefined && { byAddress }),
    }));
  },
  entriesOf: (value) => valueOf(value)?.map(({ name, html }) => ({ name, text: shown(html) })) ?? null,
  take: (value, how) =>
    letterTemplates.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'Os modelos de carta não puderam ser lidos.';
      return joinTemplates(theirs, how === 'replace' ? [] : now);
    }),
};

export default piece;
