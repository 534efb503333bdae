import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { isBeyond, sheetOf, type Place, type Tag } from './label';

const Figure = styled.figure`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 16px;
  margin: 0;

  svg {
    flex: none;
    width: auto;
    max-width: 50%;
    height: 10.5rem;
  }

  figcaption {
    min-width: 0;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  .paper {
    fill: var(--surface);
    stroke: var(--line-strong);
  }

  .free {
    fill: none;
    stroke: var(--line);
  }

  .label {
    fill: var(--brand-soft);
    stroke: var(--line-strong);
  }

  .first {
    fill: var(--brand);
    stroke: var(--brand);
  }

  .beyond {
    fill: var(--warning-soft);
    stroke: var(--warning);
    stroke-dasharray: 5 4;
    stroke-width: 2;
  }

  /* Forced colours would leave all the labels alike. */
  @media (forced-colors: active) {
    .first {
      fill: Highlight;
    }
  }
`;

/** Letter paper, in millimetres. */
const paper = { width: 216, height: 279 };
const margin = 8;

/** Drawing of the first label's position; warns when it is off the sheet. */
export function FirstLabel({ tag, place }: { tag: Tag; place: Place }) {
  const sheet = sheetOf(tag);
  if (!sheet) return null;
  const { lines, columns } = sheet;
  const { line, column } = place;
  const beyond = isBeyond(place, sheet);
  const size = `${plural(lines, 'linha', 'linhas')} e ${plural(columns, 'coluna', 'colunas')}`;
  const where = `linha ${line}, coluna ${column}`;

  const width = (paper.width - 2 * margin) / columns;
  const height = (paper.height - 2 * margin) / lines;
  const boxAt = (at: Place) => ({
    x: margin + at.column * width + 1,
    y: margin + at.line * height + 1,
    width: width - 2,
    height: height - 2,
    rx: 2,
  });
  const reach = boxAt(place);
  const view = [
    0,
    0,
    Math.max(paper.width, reach.x + reach.width) + 2,
    Math.max(paper.height, reach.y + reach.height) + 2,
  ];
  const kindOf = (at: Place) => {
    if (at.line === line && at.column === column) return 'first';
    const isAfter = at.line > line || (at.line === line && at.column > column);
    return isAfter && !beyond ? 'label' : 'free';
  };
  const places = Array.from({ length: lines * columns }, (_, index) => ({
    line: Math.floor(index / columns),
    column: index % columns,
  }));

  return (
    <>
      <Figure>
        <svg
          viewBox={view.join(' ')}
          role="img"
          aria-label={
            beyond
              ? `Folha de ${size}: a ${where} fica além dela.`
              : `Folha de ${size}: a primeira etiqueta fica na ${where}.`
          }
        >
          <rect className="paper" x="1" y="1" width={paper.width - 2} height={paper.height - 2} rx="4" />
          {places.map((at) => (
            <rect key={`${at.line}/${at.column}`} className={kindOf(at)} {...boxAt(at)} />
          ))}
          {beyond && <rect className="beyond" {...reach} />}
        </svg>
        <figcaption aria-hidden="true">
          Folha de {size}, contadas de 0.{!beyond && ` A primeira etiqueta fica na ${where}.`}
        </figcaption>
      </Figure>
      {beyond && (
        <PanelNotice live>
          Esta folha tem {size}, contadas de 0: a {where} fica além dela. Confira antes de imprimir.
        </PanelNotice>
      )}
    </>
  );
}
