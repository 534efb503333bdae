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

/** Panels that open over any screen (app/overScreen.ts). */
export type OverScreen = 'call' | 'conversation';

export interface Creation {
  label: string;
  rule?: Rule;
  /** Opens over the current screen, which stays. */
  overScreen?: OverScreen;
}

export type PhoneIcon = 'calendar' | 'check' | 'comment' | 'user';

export interface StaffScreen {
  path: string;
  label: string;
  letter?: string;
  creation?: Creation;
  /** Another way to create its records. */
  otherCreation?: Creation;
  menu?: MenuPlace;
  /** Shown with this icon in the phone bar, which has room for four. */
  phone?: PhoneIcon;
  /** Required besides being signed in; without it neither link nor screen is shown. */
  requirement?: Requirement;
  load: LoadScreen;
  /** The screen's first read, sent while its code loads; from the module's `…FirstCall.ts`. */
  firstCall?: () => EarlyCall;
  /** Overrides the module's order. */
  order?: number;
}

/** A link on the home screen; its title defaults to the label of the screen at its path. */
export interface Card {
  path: string;
  text: string;
  title?: string;
}

type Load<T> = () => Promise<{ default: T }>;
type AnyVoterPart = { [K in Kind]: VoterPart<K> }[Kind];

/** What other parts need of a module or workflow: names and lazy imports only. */
export interface Descriptor {
  /** Order among all, as in the menu. */
  order: number;
  screens: readonly StaffScreen[];
  /** Every module in the menu has one, except those under 'Administração'. */
  card?: Card;
  /** The help of each screen, by path (docs/rules/help.md). */
  help: HelpByPath;
}

/** The name of a right on the permissions screen, and what it allows. */
type Permission = readonly [name: string, allows: string];

export interface Permissions<Right extends Rule = Rule> {
  area: string;
  of: Readonly<Record<Right, Permission>>;
}

interface WithRights<Right extends Rule> {
  /** What each right allows, for people without it; declared in `RightsOfModules` (session/rights.ts). */
  rights: Readonly<Record<Right, string>>;
  permissions: Permissions<NoInfer<Right>>;
}

interface WithoutRights {
  rights?: never;
  permissions?: never;
}

/** Parts that a module must provide for its records, or declare as absent. */
interface Offers extends Descriptor {
  /** Its records on a voter's page, in the data copy and in the removal. Null: none belong to a voter. */
  ofVoter: Load<AnyVoterPart> | null;
  /** What a report counts. */
  report: Load<ReportPart> | null;
  /** Its records on a day's printed sheet. */
  day: Load<OfferedDayPart> | null;
  /** What is polled while a tab is open ('Chegou'). */
  news?: Load<NewsPart>;
  /** What 'Procurar em tudo' finds and does; false: nothing. */
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
  /** Its screens that are in no menu. */
  palette?: PalettePlaces;
}

/** The same for a workflow, which joins modules and has no records of its own. */
export const defineWorkflow = (descriptor: WorkflowDescriptor): WorkflowDescriptor => descriptor;
