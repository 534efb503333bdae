import { formatDate, monthNames, type LocalDate } from '@/formats/dates';
import { foldText } from '@/formats/text';

/* What stands in a template's brackets, as `[número]`, from what is known of a document. */

export interface DocumentFacts {
  number: string;
  year: string;
  subject: string;
  /** Signs first. */
  authors: readonly string[];
  day: LocalDate;
  district?: string;
  reference?: string;
  /** What is asked for. */
  service?: string;
  /** In their words, without who asked. */
  problem?: string;
  /** Who asked; left out unless the person says so, as a document is public. */
  requester?: string;
}

/** `20 de novembro de 2026`. */
export const longDate = (day: LocalDate) =>
  `${Number(day.slice(8, 10))} de ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} de ${day.slice(0, 4)}`;

const requesterNames = ['solicitante', 'nome do solicitante', 'requerente', 'interessado', 'morador'];

/** By what stands in the brackets, without case and accents; empty ones are not filled. */
function valuesOf(facts: DocumentFacts) {
  const { number, year, subject, authors, day, district, reference, service, problem, requester } = facts;
  const values: [names: readonly string[], value: string | undefined][] = [
    [['numero'], number],
    [['ano'], year],
    [['numero/ano'], number && year && `${number}/${year}`],
    [['assunto', 'ementa'], subject],
    [['data por extenso'], longDate(day)],
    [['data de hoje'], formatDate(day)],
    [['nome', 'autor'], authors[0]],
    [['autores'], authors.join(', ')],
    [['bairro'], district],
    [['referencia', 'atendimento'], reference],
    [['servico'], service],
    [['problema', 'descricao do problema'], problem],
    [requesterNames, requester],
  ];
  return new Map(
    values.flatMap(([names, value]) => (value ? names.map((name) => [name, value] as const) : [])),
  );
}

/** Text in brackets that is to be replaced. */
export const bracket = /\[([^[\]\n]{1,80})\]/g;

/** Fills the brackets of a cleaned template, in place; those that nothing is known of stay. */
export function fillBrackets(content: Node, facts: DocumentFacts): void {
  const values = valuesOf(facts);
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE)
      node.nodeValue = (node.nodeValue ?? '').replace(
        bracket,
        (written, name: string) => values.get(foldText(name.trim())) ?? written,
      );
    else node.childNodes.forEach(walk);
  };
  walk(content);
}
