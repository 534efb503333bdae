/**
 * The office's zone in a run of the journeys: São Paulo's, and late in the evening Manaus's, an hour behind, so that
 * the day does not end between what a journey writes and what it reads.
 * @param {Date} now when the run begins
 */
export function zoneOfRun(now) {
  const hour = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(hour.format(now)) >= 23 ? 'America/Manaus' : 'America/Sao_Paulo';
}
