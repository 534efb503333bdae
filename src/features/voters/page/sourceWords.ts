import type { Kind } from './timeline';

/** Completes 'Não foi possível procurar …'. */
export const sourceWords: Readonly<Record<Kind, string>> = {
  service: 'os atendimentos',
  call: 'as ligações',
  manifestation: 'as manifestações',
  message: 'as mensagens',
  appointment: 'os compromissos',
  reminder: 'os lembretes',
};
