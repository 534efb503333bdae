import { firstWords, plural } from '@/formats/text';

/* What could not be kept of a text, in words. */

const names = {
  pictures: ['imagem', 'imagens'],
  embedded: ['conteúdo incorporado', 'conteúdos incorporados'],
  comments: ['comentário', 'comentários'],
  deleted: ['trecho excluído', 'trechos excluídos'],
  hidden: ['trecho oculto', 'trechos ocultos'],
  rows: ['linha oculta', 'linhas ocultas'],
  columns: ['coluna oculta', 'colunas ocultas'],
  links: ['destino de link', 'destinos de link'],
  looks: ['cores ou tipos de letra', 'cores ou tipos de letra'],
} as const;

export type LeftKind = keyof typeof names;

export interface LeftOut {
  counts: Partial<Record<LeftKind, number>>;
  /** Alternative texts of the images. */
  alts: string[];
}

export const nothingLeft = (): LeftOut => ({ counts: {}, alts: [] });

export function leaveOut(left: LeftOut, kind: LeftKind, times = 1) {
  if (times > 0) left.counts[kind] = (left.counts[kind] ?? 0) + times;
}

export const countOf = ({ counts }: LeftOut, ...kinds: readonly LeftKind[]) =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

const joined = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1) ?? ''}` : (parts[0] ?? '');

const shownAlts = 3;
const altsOf = ({ alts }: LeftOut) => {
  const shown = alts.slice(0, shownAlts).map((alt) => `“${firstWords(alt, 60)}”`);
  return joined(alts.length > shownAlts ? [...shown, `mais ${alts.length - shownAlts}`] : shown);
};

const allKinds = Object.keys(names) as LeftKind[];

/** `1 imagem e 2 comentários`. */
const leftNames = (
  { counts }: LeftOut,
  kinds: readonly LeftKind[],
  own: Partial<Record<LeftKind, readonly string[]>> = {},
) =>
  joined(
    kinds.flatMap((kind) => {
      const count = counts[kind] ?? 0;
      const [one = '', many = ''] = own[kind] ?? names[kind];
      if (count === 0) return [];
      // The number of colour changes is not informative.
      return [kind === 'looks' ? many : plural(count, one, many)];
    }),
  );

/** What a paste left out, in one sentence; '' for nothing. Links and formatting are not visible content. */
export function pastedWithout(left: LeftOut): string {
  const kinds = allKinds.filter((kind) => kind !== 'links' && kind !== 'looks');
  const total = countOf(left, ...kinds);
  if (total === 0) return '';
  const pictures = countOf(left, 'pictures');
  const alts = altsOf(left);
  if (total === 1 && pictures === 1) return `Uma imagem ficou de fora${alts && `: ${alts}`}.`;
  const says = `${leftNames(left, kinds)} ${total === 1 ? 'ficou' : 'ficaram'} de fora.`;
  return alts ? `${says} ${pictures === 1 ? 'A imagem' : 'As imagens'}: ${alts}.` : says;
}

/** A stored text keeps its embedded images. */
const storedNames = { pictures: ['imagem de outro site', 'imagens de outro site'] };

/** What a stored text contains and will lose at its next save, in one sentence; '' for nothing. */
export function savedWithout(left: LeftOut): string {
  const total = countOf(left, ...allKinds);
  if (total === 0) return '';
  const lost =
    total === 1 && countOf(left, 'looks') === 0 ? 'não cabe no editor e sai' : 'não cabem no editor e saem';
  const says = `O texto guardado traz ${leftNames(left, allKinds, storedNames)}, que ${lost} do texto quando você salvar.`;
  const alts = altsOf(left);
  return alts ? `${says} Das imagens: ${alts}.` : says;
}
