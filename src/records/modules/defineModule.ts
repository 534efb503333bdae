import type { ComponentType } from 'react';
import type { EarlyCall } from '@/api/call';
import type { Kind, VoterPart } from '@/records/ofVoter/voterPart';
import type { HelpByPath } from '@/records/help/help';
import type { NewsPart } from '@/records/news/newsPart';
import type { OfferedDayPart } from '@/records/paper/dayPart';
import type { PalettePart, PalettePlaces } from '@/records/palette/palettePart';
import type { ReportPart } from '@/records/paper/reportPart';
import type { Rule } from '@/session/rights';
import type { Requirement } from '@/session/rules';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** In the bar from a width in px, in 'Mais', or under 'Administração'. */
type MenuPlace = { bar: number } | 'more' | 'administration';

/** Panels that open over whatever screen is there (app/overScreen.ts). */
export type OverScreen = 'call' | 'conversation';

export interface Creation {
  label: string;
  rule?: Rule;
  /** Opens over the screen on show, which stays. */
  overScreen?: OverScreen;
}

export type PhoneIcon = 'calendar' | 'check' | 'comment' | 'user';

export interface StaffScreen {
  path: string;
  label: string;
  letter?: string;
  creation?: Creation;
  /** Another way in which its records begin. */
  otherCreation?: Creation;
  menu?: MenuPlace;
  /** In a phone's bar, which has room for four, with this icon. */
  phone?: PhoneIcon;
  /** Beyond being signed in; without it neither link nor screen shows. */
  requirement?: Requirement;
  load: LoadScreen;
  /** The screen's first read, sent while its code loads; from the module's `…FirstCall.ts`. */
  firstCall?: () => EarlyCall;
  /** Where it is not the module's. */
  order?: number;
}

/** A link on the first screen, called as the screen at its path unless it has a title. */
export interface Card {
  path: string;
  text: string;
  title?: string;
}

type Load<T> = () => Promise<{ default: T }>;
type AnyVoterPart = { [K in Kind]: VoterPart<K> }[Kind];

/** What others ask of a module or a workflow: names and lazy imports only. */
export interface Descriptor {
  /** Its place among all, as in the menu. */
  order: number;
  screens: readonly StaffScreen[];
  /** Every module of the menu has one, but for those of 'Administração'. */
  card?: Card;
  /** What the help says of each of its screens, by path (docs/rules/help.md). */
  help: HelpByPath;
}

/** How a right is called where rights are given, and what it allows. */
type Permission = readonly [name: string, allows: string];

export interface Permissions<Right extends Rule = Rule> {
  area: string;
  of: Readonly<Record<Right, Permission>>;
}

interface WithRights<Right extends Rule> {
  /** What each allows, for who lacks it; declared in `RightsOfModules` (session/rights.ts). */
  rights: Readonly<Record<Right, string>>;
  permissions: Permissions<NoInfer<Right>>;
}

interface WithoutRights {
  rights?: never;
  permissions?: never;
}

/** A module's own: what it must say of its records, or that there is nothing to say. */
interface Offers extends Descriptor {
  /** What its records are to a voter: their place on the page, in the copy and in the removal. Null: none is of one. */
  ofVoter: Load<AnyVoterPart> | null;
  /** What a report counts of them. */
  report: Load<ReportPart> | null;
  /** What of them is on a day's sheet of paper. */
  day: Load<OfferedDayPart> | null;
  /** What of them is watched while a tab is open ('Chegou'). */
  news?: Load<NewsPart>;
  /** What 'Procurar em tudo' finds of them and does with them; false: nothing. */
  palette: PalettePart | false;
}

export type ModuleDescriptor<Right extends Rule = Rule> = Offers & (WithRights<Right> | WithoutRights);

/**
 * The default export of `<name>.module.ts` in its folder. A build gives each reader only the parts it names
 * (`?only=order,card`, scripts/build/descriptors.ts).
 */
export const defineModule = <Right extends Rule = never>(
  descriptor: ModuleDescriptor<Right>,
): ModuleDescriptor<Right> => descriptor;

export interface WorkflowDescriptor extends Descriptor {
  /** Its screens that no menu names. */
  palette?: PalettePlaces;
}

/** The same of what joins modules, which has no records of its own. */
export const defineWorkflow = (descriptor: WorkflowDescriptor): WorkflowDescriptor => descriptor;
