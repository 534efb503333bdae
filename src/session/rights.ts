import { mayNot } from './mayNot';
import { otherRights } from './otherRights';

/**
 * The API's rights by the module that declares them (`declare module '@/session/rights' { interface
 * RightsOfModules { calls: keyof typeof rights } }`).
 */
export interface RightsOfModules {
  others: keyof typeof otherRights;
}

export type Rule = RightsOfModules[keyof RightsOfModules];

const modules = Object.values(
  import.meta.glob<{ rights?: Partial<Record<Rule, string>> }>('../features/*/*.module.ts', {
    eager: true,
    import: 'default',
    query: '?only=rights',
  }),
);

/** What each right allows ('Você não tem permissão para …'). */
const allowedBy = Object.assign({}, otherRights, ...modules.map(({ rights }) => rights)) as Record<
  Rule,
  string
>;

/** Error for a missing right; `allows` rewords it. */
export const missingRight = (rule: Rule, allows: string = allowedBy[rule]) => mayNot(allows);
