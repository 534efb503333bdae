import { importPath } from '@/records/links/voters';
import { listPath as documentsPath } from '@/records/links/documents';
import { listPath as servicesPath } from '@/records/links/services';
import type { Requirement } from '@/session/rules';

export type StepName = 'list' | 'team' | 'profile' | 'office' | 'request' | 'document' | 'answer';

interface FirstStep {
  name: StepName;
  title: string;
  text: string;
  path: string;
  requirement?: Requirement;
}

const administrator: Requirement = { administrator: true };

/** In order of usefulness. */
export const firstSteps: readonly FirstStep[] = [
  {
    name: 'list',
    title: 'Traga a sua lista de eleitores',
    text: 'De uma planilha, dos contatos do celular ou de linhas coladas; ou experimente com a lista de exemplo.',
    path: importPath,
    requirement: { rule: 'create_voter' },
  },
  {
    name: 'team',
    title: 'Convide a equipe',
    text: 'Cada pessoa entra com o seu e-mail e vê só o que lhe cabe.',
    path: '/settings/user?panel=create',
    requirement: administrator,
  },
  {
    name: 'profile',
    title: 'Diga como o gabinete se apresenta',
    text: 'O nome, o e-mail e o telefone que vão nas mensagens.',
    path: '/settings/display-profile?panel=create',
    requirement: administrator,
  },
  {
    name: 'office',
    title: 'Diga de onde e de quem é o gabinete',
    text: 'Cabeçalho, telefones, cidade e tratamento: entram sozinhos nos documentos e nas cartas, no papel e em .docx.',
    path: '/settings?panel=gabinete',
    requirement: administrator,
  },
  {
    name: 'request',
    title: 'Abra o primeiro atendimento',
    text: 'O que uma pessoa pediu, e quem cuida.',
    path: `${servicesPath}?panel=create`,
    requirement: { rule: 'create_treatment' },
  },
  {
    name: 'document',
    title: 'Faça o primeiro documento',
    text: 'Um ofício ou uma indicação, com o texto pronto para imprimir.',
    path: `${documentsPath}?panel=create`,
    requirement: { rule: 'create_legislative_process' },
  },
  {
    name: 'answer',
    title: 'Dê o primeiro retorno',
    text: 'Abra um atendimento e aperte Dar retorno: o texto vai pelo WhatsApp.',
    path: servicesPath,
    requirement: { rule: 'edit_treatment' },
  },
];
