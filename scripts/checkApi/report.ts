import { differenceWords, outcomes, outcomeWords, wouldStop, type Finding } from './findings';

/** The final report: calls, fields and types, but no value of any record. */
export interface Report {
  url: string;
  /** `YYYY-MM-DD HH:mm`. */
  day: string;
  findings: readonly Finding[];
}

const parts: Readonly<Record<Finding['part'], string>> = {
  reads: 'Leituras',
  lists: 'Páginas, exportação e filtros',
  network: 'Rede e sessão',
  writes: 'Gravações',
};

const marks = {
  documented: '✔',
  unasked: '·',
  differs: '~',
  loses: '!',
  refused: '✖',
  missing: '✖',
  stops: '✖',
};

export function lineOf({ subject, outcome, differences, words, screen, took }: Finding): string {
  const time = took === null ? '' : `${took} ms`;
  const head = `${marks[outcome]} ${subject.padEnd(58)} ${outcomeWords[outcome].padEnd(26)} ${time.padStart(8)}`;
  const stopped = ['stops', 'missing', 'refused'].includes(outcome) && screen ? [`tela: ${screen}`] : [];
  return [
    head.trimEnd(),
    ...[...differences.map(differenceWords), words, ...stopped].filter(Boolean).map((text) => `    ${text}`),
  ].join('\n');
}

export function summaryOf(findings: readonly Finding[]): string {
  const counts = outcomes.map(
    (outcome) => [outcome, findings.filter((one) => one.outcome === outcome).length] as const,
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcomeWords[outcome]}`)
    .join(' · ');
}

export function reportText({ url, day, findings }: Report): string {
  const tables = (Object.keys(parts) as Finding['part'][]).flatMap((part) => {
    const own = findings.filter((finding) => finding.part === part);
    return own.length
      ? [
          `## ${parts[part]}\n`,
          '| o quê | resultado | tela | o que difere |',
          '| --- | --- | --- | --- |',
          ...own.map(rowOf),
          '',
        ]
      : [];
  });
  const verdict = wouldStop(findings)
    ? 'Há o que pararia uma tela: acerte antes de publicar.'
    : 'Nada pararia uma tela.';
  return [
    `# A API em ${url}\n`,
    `Conferida em ${day}. ${summaryOf(findings)}.\n`,
    `${verdict}\n`,
    ...tables,
  ].join('\n');
}

const rowOf = ({ subject, outcome, screen, differences, words }: Finding) =>
  `| ${[
    subject,
    outcomeWords[outcome],
    screen,
    [...differences.map(differenceWords), words].filter(Boolean).join('<br>'),
  ]
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`;

export const reportJson = (report: Report) => `${JSON.stringify(report, null, 2)}\n`;
