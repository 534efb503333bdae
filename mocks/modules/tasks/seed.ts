import { addDays } from '../../time';
import type { SeedScope } from '../../seed/scope';
import type { Task } from './records';

const descriptions = [
  'Ligar para a liderança da Vila União e confirmar o local da reunião.',
  'Preparar a pauta da reunião de equipe.',
  'Cobrar resposta do ofício enviado à Secretaria de Saúde.',
  'Revisar o texto da indicação sobre a iluminação.',
  'Enviar agradecimento aos voluntários do gabinete itinerante.',
  'Organizar a lista de aniversariantes da semana.',
  'Conferir a prestação de contas do mês.',
  'Agendar a vistoria da praça com a subprefeitura.',
];

/** Days from today of the first ones: some overdue, due and upcoming. */
const nearDays = [0, 1, -1, -2, 3, 0, 1, -1, 2, 2];

type Source = Pick<Task, 'source' | 'sourceId' | 'description'>;

export function seedTasks(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('tasks');
  const own = <R extends { clientId: number }>(rows: readonly R[]) =>
    rows.filter(({ clientId }) => clientId === client.id);
  const services = own(db.services.all());
  const voters = own(db.voters.all()).filter(({ isExcluded }) => !isExcluded);
  const documents = own(db.documents.all());
  const expenses = own(db.expenses.all());

  /** Every other task is a reminder, alternating record kinds. */
  const sources: (() => Source | null)[] = [
    () => {
      if (services.length === 0) return null;
      const { id } = random.pick(services);
      return { source: 'service', sourceId: id, description: `Lembrete atendimento AT-${id}.` };
    },
    () => {
      if (voters.length === 0) return null;
      const { id, name } = random.pick(voters);
      return { source: 'voter', sourceId: id, description: `Lembrete eleitor ${id} - ${name}.` };
    },
    () => {
      if (documents.length === 0) return null;
      const { id, typeId, number, year } = random.pick(documents);
      const type = db.documentTypes.get(typeId)?.name ?? '';
      return { source: 'legislative', sourceId: id, description: `Lembrete ${type} - ${number}/${year}.` };
    },
    () => {
      if (expenses.length === 0) return null;
      const { id, reference } = random.pick(expenses);
      return { source: 'expense', sourceId: id, description: `Lembrete despesa ${reference}.` };
    },
  ];
  const active = users.filter(({ status }) => status);

  for (let index = 0; index < count; index += 1) {
    const reminder = index % 2 === 1 ? sources[((index - 1) / 2) % sources.length]?.() : null;
    const offset = nearDays[index] ?? random.int(-20, 20);
    const createdAt = `${addDays(today, Math.min(offset, 0) - random.int(1, 5))} 11:05:00`;
    const isFinished = offset < -3 && random.chance(0.8);
    // Every third is the first user's, for the home page.
    const first = index % 3 === 0 ? active.slice(0, 1) : [];
    const others = random.sample(active.slice(1), random.int(1, 2));
    db.tasks.insert({
      clientId: client.id,
      source: null,
      sourceId: null,
      description: random.pick(descriptions),
      ...reminder,
      status: isFinished ? 'finished' : 'pending',
      taskDate: addDays(today, offset),
      participantIds: [...first, ...others].map(({ id }) => id),
      notify: random.chance(0.4),
      createdAt,
      updatedAt: isFinished ? `${addDays(today, offset)} 16:20:00` : createdAt,
    });
  }
}
