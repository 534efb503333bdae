import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { isFinalStatus } from '@/features/services/finalStatus';
import { fewest } from './tables';
import type { Report } from './report';

const listed = new Intl.ListFormat('pt-BR');

/** What each figure counts, and what it does not. */
export function methodOf({ services, documents, manifestations, appointments }: Report): string[] {
  const ending = (services?.statuses ?? []).flatMap(([name, , , id]) =>
    isFinalStatus(name, id) ? [name] : [],
  );
  const datedOnes = plural(services?.dated ?? 0, 'atendimento', 'atendimentos');
  const readWhole = [
    documents && plural(documents.read, 'documento', 'documentos'),
    manifestations && plural(manifestations.read, 'manifestação', 'manifestações'),
  ].filter((text) => text !== null);
  const undated = (documents?.undated ?? 0) + (manifestations?.undated ?? 0);
  const endingText = ending.length > 0 ? ` ou estão em ${listed.format(ending)}` : '';
  return [
    services && 'Recebidos: atendimentos cadastrados no período.',
    services &&
      `Concluídos: dos recebidos, os que têm data de conclusão até o dia do relatório${endingText}. Os demais estão em aberto.`,
    services &&
      services.dated > 0 &&
      `Mediana: dias da solicitação à conclusão, de ${datedOnes} com essa data.`,
    appointments !== null && 'Compromissos: os da agenda no período, também os cancelados.',
    readWhole.length > 0 &&
      `O sistema não procura documentos nem manifestações por data: foram lidos todos (${readWhole.join(', ')}) e contados os cadastrados no período.`,
    undated > 0 && `Sem data de cadastro, não contados: ${formatNumber(undated)}.`,
  ].filter((text) => typeof text === 'string');
}

export const foldedText = `Bairros com menos de ${fewest} atendimentos aparecem juntos, em “Outros”.`;
