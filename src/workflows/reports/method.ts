import { formatDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { sumOf } from '@/formats/sums';
import { plural } from '@/formats/text';
import { isFinalStatus } from '@/features/services/finalStatus';
import { beforeOf } from './before';
import { fewest } from './tables';
import type { Report } from './report';

const listed = new Intl.ListFormat('pt-BR');

/** What each figure counts, and what it does not. */
export function methodOf(report: Report): string[] {
  const { services, documents, manifestations, appointments } = report;
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
      `Dos recebidos, concluídos: os que têm data de conclusão até o dia do relatório${endingText}. Os demais estão em aberto.`,
    ...flowNotes(report),
    services &&
      services.dated > 0 &&
      `Mediana: dias da solicitação à conclusão, de ${datedOnes} com essa data.`,
    appointments !== null && 'Compromissos: os da agenda no período, também os cancelados.',
    readWhole.length > 0 &&
      `O sistema não procura documentos nem manifestações por data: foram lidos todos (${readWhole.join(', ')}) e contados os cadastrados no período.`,
    undated > 0 && `Sem data de cadastro, não contados: ${formatNumber(undated)}.`,
  ].filter((text) => typeof text === 'string');
}

/** Notes on services concluded in the period, and on the comparison. */
function flowNotes({ services, flow, since, before, settings, madeAt }: Report): string[] {
  if (!services) return [];
  const past = beforeOf(settings, madeAt.slice(0, 10));
  const ended = sumOf(
    (flow?.undated ?? []).map(([name, , total, id]) => (isFinalStatus(name, id) ? total : 0)),
  );
  const begun = flow?.first && before && flow.first > past.from ? flow.first : null;
  return [
    flow && 'Concluídos no período: os que têm data de conclusão nele, cadastrados nele ou antes.',
    flow &&
      ended > 0 &&
      `Encerrados sem data de conclusão, que não entram nos concluídos no período: ${formatNumber(ended)}.`,
    flow &&
      since &&
      `Entre os concluídos no período contam os cadastrados desde ${formatDate(since)}: os mais antigos são muitos para ler de uma vez.`,
    before
      ? `A comparação é com ${formatDate(past.from)} a ${formatDate(past.to)}.`
      : before === null && 'Sem comparação: nenhum atendimento foi cadastrado antes deste período.',
    begun &&
      `O primeiro atendimento é de ${formatDate(begun)}: o período anterior não está inteiro no sistema.`,
  ].filter((text) => typeof text === 'string');
}

export const foldedText = `Bairros com menos de ${fewest} atendimentos aparecem juntos, em “Outros”.`;
