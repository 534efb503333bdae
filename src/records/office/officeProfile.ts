import * as v from 'valibot';
import { sameText } from '@/formats/text';
import { shelf, useShelf } from '@/ui/shelf';

/* What an office says once of itself, and every text and sheet takes from here. The API has no place for it: it is kept in this browser, for the office. */

/** Who answers for a department: an ofício is addressed to them. */
export interface Addressee {
  /** As the office's list calls it. */
  department: string;
  name: string;
  /** 'Secretário de Obras'. */
  role: string;
}

export interface OfficeProfile {
  city: string;
  /** Two digits. */
  areaCode: string;
  /** Whoever holds the mandate, as they sign. */
  holder: string;
  /** 'Vereadora'. */
  role: string;
  /** 'Excelentíssima Senhora'. */
  treatment: string;
  phones: string;
  /** What stands at the top of every paper, in its lines. */
  letterhead: string;
  addressees: readonly Addressee[];
}

/** Letters of a text and of a letterhead, and how many departments. */
export const profileLimits = { text: 120, letterhead: 400, count: 200 };

// Only what the public pages' code has of valibot: more would come with it.
const stored = v.object({
  cidade: v.string(),
  ddd: v.string(),
  titular: v.string(),
  cargo: v.string(),
  // Not in what an earlier version kept.
  tratamento: v.optional(v.string(), ''),
  telefones: v.optional(v.string(), ''),
  cabecalho: v.optional(v.string(), ''),
  destinatarios: v.array(v.object({ secretaria: v.string(), nome: v.string(), cargo: v.string() })),
});

const noTexts = { city: '', areaCode: '', holder: '', role: '', treatment: '', phones: '', letterhead: '' };
const none: OfficeProfile = { ...noTexts, addressees: [] };
export const profileTexts = Object.keys(noTexts) as (keyof typeof noTexts)[];

const isShort = (text: string) => text.length <= profileLimits.text;

/** What a text says of an office; null for a text that says something else. */
export function readProfile(text: string): OfficeProfile | null {
  try {
    const { success, output } = v.safeParse(stored, JSON.parse(text));
    if (!success || output.destinatarios.length > profileLimits.count) return null;
    const { cidade: city, ddd: areaCode, titular: holder, cargo: role, destinatarios } = output;
    const { tratamento: treatment, telefones: phones, cabecalho: letterhead } = output;
    const addressees = destinatarios.map((one) => ({
      ...{ department: one.secretaria, name: one.nome, role: one.cargo },
    }));
    const texts = [city, holder, role, treatment, phones, ...addressees.flatMap((one) => Object.values(one))];
    if (!texts.every(isShort) || letterhead.length > profileLimits.letterhead) return null;
    if (!/^(?:\d\d)?$/.test(areaCode)) return null;
    return { city, areaCode, holder, role, treatment, phones, letterhead, addressees };
  } catch {
    return null;
  }
}

/** As it is stored and shared. */
export const valueOfProfile = ({ treatment, phones, letterhead, addressees, ...profile }: OfficeProfile) => ({
  ...{ cidade: profile.city, ddd: profile.areaCode, titular: profile.holder, cargo: profile.role },
  ...(treatment && { tratamento: treatment }),
  ...(phones && { telefones: phones }),
  ...(letterhead && { cabecalho: letterhead }),
  destinatarios: addressees.map((one) => ({
    ...{ secretaria: one.department, nome: one.name, cargo: one.role },
  })),
});

const saysNothing = (profile: OfficeProfile) =>
  profileTexts.every((name) => profile[name] === '') && profile.addressees.length === 0;

export const profileShelf = shelf<OfficeProfile>({
  key: 'tribuna.gabinete',
  none,
  read: readProfile,
  write: (profile) => (saysNothing(profile) ? '' : JSON.stringify(valueOfProfile(profile))),
});

/** What this office said of itself; empty texts where it did not. */
export const officeProfile = (): OfficeProfile => profileShelf.value();

export const useOfficeProfile = (): OfficeProfile => useShelf(profileShelf);

export const isProfileFilled = (profile: OfficeProfile) => profile !== none && !saysNothing(profile);

export const hasLetterhead = ({ letterhead }: Pick<OfficeProfile, 'letterhead'>) => letterhead.trim() !== '';

/** Who answers for a department, by its name. */
export const answersFor = ({ addressees }: OfficeProfile, department: string): Addressee | undefined =>
  department.trim() === '' ? undefined : addressees.find((one) => sameText(one.department, department));

/** Theirs, and ours of what they do not say. */
export const joinProfiles = (now: OfficeProfile, theirs: OfficeProfile): OfficeProfile => ({
  ...now,
  ...Object.fromEntries(profileTexts.map((name) => [name, theirs[name] || now[name]])),
  addressees: [
    ...theirs.addressees,
    ...now.addressees.filter(({ department }) => !answersFor(theirs, department)),
  ],
});
