import { joinTold, readTold, toldShelf, valueOfTold } from '@/records/office/toldOffice';
import type { SettingsPiece } from '@/records/settings/settingsPiece';

const valueOf = (value: unknown) => readTold(JSON.stringify(value ?? null));

const piece: SettingsPiece = {
  name: 'gabinete',
  order: 5,
  label: 'O gabinete: cidade, telefones, titular, cabeçalho e destinatários',
  isOfOneOffice: false,
  isFreeText: true,
  stored: toldShelf.read,
  ours: () => {
    const told = toldShelf.value();
    return told === toldShelf.none ? undefined : valueOfTold(told);
  },
  entriesOf: (value) => {
    const told = valueOf(value);
    if (!told) return null;
    const { city, areaCode, holder, role, treatment, phones, letterhead, addressees } = told;
    return [
      { name: 'Cidade', text: city },
      { name: 'DDD', text: areaCode },
      { name: 'Telefones', text: phones },
      { name: 'Titular', text: [treatment, holder, role].filter(Boolean).join(', ') },
      { name: 'Cabeçalho', text: letterhead },
      ...addressees.map((one) => ({
        name: one.department,
        text: [one.name, one.role].filter(Boolean).join(', '),
      })),
    ].filter(({ text }) => text !== '');
  },
  take: (value, how) =>
    toldShelf.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'O que diz do gabinete não pôde ser lido.';
      return how === 'replace' ? theirs : joinTold(now, theirs);
    }),
};

export default piece;
