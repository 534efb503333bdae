import { joinProfiles, readProfile, profileShelf, valueOfProfile } from '@/records/office/officeProfile';
import type { SettingsPiece } from '@/records/settings/settingsPiece';

const valueOf = (value: unknown) => readProfile(JSON.stringify(value ?? null));

const piece: SettingsPiece = {
  name: 'gabinete',
  order: 5,
  label: 'O gabinete: cidade, telefones, titular, cabeçalho e destinatários',
  isOfOneOffice: false,
  isFreeText: true,
  stored: profileShelf.read,
  ours: () => {
    const profile = profileShelf.value();
    return profile === profileShelf.none ? undefined : valueOfProfile(profile);
  },
  entriesOf: (value) => {
    const profile = valueOf(value);
    if (!profile) return null;
    const { city, areaCode, holder, role, treatment, phones, letterhead, addressees } = profile;
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
    profileShelf.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'O que diz do gabinete não pôde ser lido.';
      return how === 'replace' ? theirs : joinProfiles(now, theirs);
    }),
};

export default piece;
