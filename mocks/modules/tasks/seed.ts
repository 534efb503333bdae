import { addDays } from '../../time';
import type { SeedScope } from '../../seed/scope';

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

/** To-dos and reminders of one office, some of them of service requests. */
export function seedTasks(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('tasks');
  const services = db.services.filter((service) => service.clientId === client.id);
  for (let index = 0; index < count; index += 1) {
    const service = services.length > 0 && random.chance(0.35) ? random.pick(services) : null;
    const offset = random.int(-20, 20);
    const createdAt = `${addDays(today, Math.min(offset, 0) - random.int(1, 5))} 11:05:00`;
    // Every third is the first user's, so that the dashboard has something to remind of.
    const first = index % 3 === 0 ? users.slice(0, 1) : [];
    const others = random.sample(users.slice(1), random.int(1, 2));
    db.tasks.insert({
      clientId: client.id,
      sourceId: service?.id ?? null,
      source: service ? 'service' : null,
      status: offset < -3 && random.chance(0.8) ? 'finished' : 'pending',
      description: service ? `Lembrete atendimento AT-${service.id}.` : random.pick(descriptions),
      taskDate: addDays(today, offset),
      participantIds: [...first, ...others].map(({ id }) => id),
      notify: random.chance(0.4),
      createdAt,
      updatedAt: createdAt,
    });
  }
}
