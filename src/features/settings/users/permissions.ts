import { modulePermissions } from '@/records/modules/permissions';
import type { Rule } from '@/session/rights';

/** API name, label within its area, and what it allows. */
type Permission = readonly [rule: Rule, name: string, allows: string];

interface PermissionArea {
  name: string;
  permissions: readonly Permission[];
}

const ofModules = modulePermissions.map(({ area, of }): PermissionArea => ({
  name: area,
  permissions: Object.entries(of).map(([rule, [name, allows]]) => [rule as Rule, name, allows]),
}));

/** In menu order. */
export const permissionAreas: readonly PermissionArea[] = [
  ...ofModules,
  {
    name: 'Outros sistemas',
    permissions: [
      ['access_analytic', 'Acessar o Analytics', 'Abrir os painéis de análise do mandato.'],
      ['access_election', 'Acessar as Eleições', 'Abrir os resultados de eleições.'],
    ],
  },
];

export const permissionCount = permissionAreas.reduce((sum, { permissions }) => sum + permissions.length, 0);
