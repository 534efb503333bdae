export const agendaPath = '/agenda';
