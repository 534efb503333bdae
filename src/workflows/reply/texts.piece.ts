import type { SettingsPiece } from '@/records/settings/settingsPiece';
import { fileOfModules, joinModules, moduleLimits, readModules, textModules } from './textModules';

const valueOf = (value: unknown) => {
  const modules = readModules(JSON.stringify({ modelos: value ?? null }));
  return modules && modules.length <= moduleLimits.count ? modules : null;
};

const piece: SettingsPiece = {
  name: 'textos',
  order: 20,
  label: 'Modelos de texto das respostas',
  isOfOneOffice: false,
  isFreeText: true,
  stored: textModules.read,
  ours: () => {
    const modules = textModules.value();
    if (modules.length === 0) return undefined;
    return (
      JSON.parse(fileOfModules(modules.map(({ name, text }) => ({ name, text })))) as { modelos: unknown }
    ).modelos;
  },
  entriesOf: (value) => valueOf(value)?.map(({ name, text }) => ({ name, text })) ?? null,
  take: (value, how) =>
    textModules.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'Os modelos de texto não puderam ser lidos.';
      return joinModules(how === 'replace' ? [] : now, theirs);
    }),
};

export default piece;
