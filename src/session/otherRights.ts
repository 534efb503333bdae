/** Rights that no module of this product asks for: of the mandate's other systems. */
export const otherRights = {
  access_analytic: 'acessar o Analytics',
  access_election: 'acessar as Eleições',
};
