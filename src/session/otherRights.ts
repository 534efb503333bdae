/** Rights of the office's other systems, used by no module here. */
export const otherRights = {
  access_analytic: 'acessar o Analytics',
  access_election: 'acessar as Eleições',
};
