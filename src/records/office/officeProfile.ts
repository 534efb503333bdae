import * as v from 'valibot';
import { sameText } from '@/formats/text';
import { shelf, useShelf } from '@/ui/shelf';

/*
 * The office's own data, entered once and used by every text and sheet. The API has no place for it: it is
 * kept in this browser, for the office.
 */

/** The person in charge of a department, to whom an ofício is addressed. */
export interface Addressee {
  /** Its name in the office's list. */
  department: string;
  name: string;
  /** 'Secretário de Obras'. */
  role: string;
}

export interface OfficeProfile {
  city: string;
  /** Two digits. */
  areaCode: string;
  /** Name of the holder of the mandate, as signed. */
  holder: string;
  /** 'Vereadora'. */
  role: string;
  /** 'Excelentíssima Senhora'. */
  treatment: string;
  phones: string;
  /** Lines at the top of every paper. */
  letterhead: string;
  addressees: readonly Addressee[];
}

/** Maximum lengths of a text and of a letterhead, and number of departments. */
export const profileLimits = { text: 120, letterhead: 400, count: 200 };

// Only the parts of valibot already in the public pages' code: others would enlarge it.
const stored = v.object({
  cidade: v.string(),
  ddd: v.string(),
  titular: v.string(),
  cargo: v.string(),
  // Absent in data of an earlier version.
  tratamento: v.optional(v.string(), ''),
  telefones: v.optional(v.string(), ''),
  cabecalho: v.optional(v.string(), ''),
  destinatarios: v.array(v.object({ secretaria: v.string(), nome: v.string(), cargo: v.string() })),
});

const noTexts = { city: '', areaCode: '', holder: '', role: '', treatment: '', phones: '', letterhead: '' };
const none: OfficeProfile = { ...noTexts, addressees: [] };
export const profileTexts = Object.keys(noTexts) as (keyof typeof noTexts)[];

const isShort = (text: string) => text.length <= profileLimits.text;

/** Parses a stored profile; null for any other text. */
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

/** The stored and shared form. */
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

/** This office's profile; empty texts where not entered. */
export const officeProfile = (): OfficeProfile => profileShelf.value();

export const useOfficeProfile = (): OfficeProfile => useShelf(profileShelf);

export const isProfileFilled = (profile: OfficeProfile) => profile !== none && !saysNothing(profile);

export const hasLetterhead = ({ letterhead }: Pick<OfficeProfile, 'letterhead'>) => letterhead.trim() !== '';

/** The person in charge of a department, by its name. */
export const answersFor = ({ addressees }: OfficeProfile, department: string): Addressee | undefined =>
  department.trim() === '' ? undefined : addressees.find((one) => sameText(one.department, department));

/** Their values, and ours where they have none. */
export const joinProfiles = (now: OfficeProfile, theirs: OfficeProfile): OfficeProfile => ({
  ...now,
  ...Object.fromEntries(profileTexts.map((name) => [name, theirs[name] || now[name]])),
  addressees: [
    ...theirs.addressees,
    ...now.addressees.filter(({ department }) => !answersFor(theirs, department)),
  ],
});
