import type { Rule } from '@/session/rights';

/** The page's panels, each with its required right. */
export const panelRules = {
  service: 'create_treatment',
  call: 'create_call',
  appointment: 'create_appointment',
  reminder: null,
  message: null,
  document: 'create_legislative_process',
  copy: 'export_voter',
  remove: 'delete_voter',
} as const satisfies Readonly<Record<string, Rule | null>>;

export type VoterPanel = keyof typeof panelRules;
