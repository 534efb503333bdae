import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '@/formats/money';
import {
  AlertIcon,
  CalendarIcon,
  ChevronRightIcon,
  CommentIcon,
  FileIcon,
  HelpIcon,
  MoreIcon,
  PhoneIcon,
  PlusIcon,
  UserIcon,
} from '@/ui/icons';
import type { Entry } from './entries';
import { choicesOf, isChoice, type Choice, type Group } from './groups';
import {
  Acts,
  Detail,
  Heading,
  Key,
  Keys,
  List,
  Option,
  Quiet,
  Row,
  Skeleton,
  Spacer,
  Words,
} from './paletteStyles';

const icons: Readonly<Record<Entry['icon'], ReactNode>> = {
  screen: <ChevronRightIcon size={18} />,
  create: <PlusIcon size={18} />,
  open: <ChevronRightIcon size={18} />,
  help: <HelpIcon size={18} />,
  user: <UserIcon size={18} />,
  comment: <CommentIcon size={18} />,
  file: <FileIcon size={18} />,
  calendar: <CalendarIcon size={18} />,
  phone: <PhoneIcon size={18} />,
};

interface PaletteListProps {
  id: string;
  idOf: (key: string) => string;
  groups: readonly Group[];
  chosen: string | undefined;
  typed: string;
  /** The pointer moved over a line. */
  onPoint: (key: string) => void;
  onChoose: (line: Choice) => void;
  /** Shows the actions of a record, for touch and mouse. */
  onAct: ((line: Choice) => void) | undefined;
}

/** More lines than its box has room for, which on a phone is the screen. */
const inBox = 20;

/** The palette's listbox, with named groups. Late results never move the active line. */
export function PaletteList({ id, idOf, groups, chosen, typed, onPoint, onChoose, onAct }: PaletteListProps) {
  const isFirst = chosen !== undefined && chosen === groups[0]?.lines[0]?.key;
  const order = choicesOf(groups).map(({ key }) => key);
  // The rest, below the box's edge, follows once these are shown.
  const drawn = useDeferredValue(Infinity, inBox);
  const list = useChosenInPlace({ chosenId: chosen && idOf(chosen), isFirst, typed });
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label="Resultados"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, lines, total }) => (
        <div key={key} role="group" aria-labelledby={idOf(`group ${key}`)}>
          <Heading id={idOf(`group ${key}`)} role="presentation">
            {title}
            {total !== undefined && <span>{formatNumber(total)}</span>}
          </Heading>
          {lines.map((line) => {
            if (isChoice(line) && order.indexOf(line.key) >= drawn) return null;
            if (!isChoice(line))
              return (
                <Quiet key={line.key} role="option" aria-disabled aria-selected={false}>
                  {line.kind === 'waiting' && <Skeleton />}
                  {line.kind === 'waiting' && <span className="visually-hidden">Procurando…</span>}
                  {line.kind === 'none' && 'Nada encontrado'}
                </Quiet>
              );
            const isChosen = line.key === chosen;
            const place = { 'aria-posinset': order.indexOf(line.key) + 1, 'aria-setsize': order.length };
            const entry = onAct && line.kind === 'entry' ? line.entry : undefined;
            const { label, record } = entry ?? {};
            return (
              <Row
                key={line.key}
                // Not when the list scrolls under a resting pointer.
                onPointerMove={({ movementX, movementY }) => {
                  if (!isChosen && (movementX || movementY)) onPoint(line.key);
                }}
              >
                <Option
                  {...place}
                  id={idOf(line.key)}
                  role="option"
                  aria-selected={isChosen}
                  aria-keyshortcuts={record && 'Control+Enter'}
                  $acts={record !== undefined}
                  onClick={() => onChoose(line)}
                >
                  <LineContent line={line} />
                </Option>
                {record && (
                  // Only for touch; arrow keys skip it, since Ctrl+Enter does the same.
                  <Acts
                    {...place}
                    role="option"
                    aria-selected={false}
                    // A service's label is the name of its voter.
                    aria-label={`O que fazer com ${label} (${record.one})`}
                    title="O que fazer"
                    onClick={() => onAct?.(line)}
                  >
                    <MoreIcon size={18} />
                  </Acts>
                )}
              </Row>
            );
          })}
        </div>
      ))}
      {/* Their rules come with the others': added at the third letter, they would style the whole page anew. */}
      <Quiet style={{ display: 'none' }}>
        <Skeleton />
      </Quiet>
      <Spacer aria-hidden="true" />
    </List>
  );
}

function LineContent({ line }: { line: Choice }) {
  if (line.kind === 'retry')
    return (
      <>
        <AlertIcon size={18} />
        <Words>{line.title}: tentar de novo</Words>
      </>
    );
  const { icon, label, detail, keys } = line.entry;
  return (
    <>
      {icons[icon]}
      <Words>
        <span>{label}</span>
        {detail && <Detail> {detail}</Detail>}
      </Words>
      {keys && (
        <Keys>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </Keys>
      )}
    </>
  );
}

interface Chosen {
  chosenId: string | undefined;
  /** Whether it is the first line of the list. */
  isFirst: boolean;
  typed: string;
}

interface Shown extends Chosen {
  /** Previous offset of the active line in the list. */
  top: number;
}

/**
 * Keeps the active line in place on screen when lines are inserted before it: scrolls the list by the same
 * amount, with padding at its end. A newly active line is scrolled into view.
 */
function useChosenInPlace(now: Chosen) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Shown>({ chosenId: undefined, isFirst: false, typed: '', top: 0 });
  useLayoutEffect(() => {
    if (list.current) before.current = keepInPlace(list.current, now, before.current);
  });
  return list;
}

function keepInPlace(box: HTMLElement, now: Chosen, before: Shown): Shown {
  const spacer = box.lastElementChild as HTMLElement;
  const isRetyped = now.typed !== before.typed;
  if (isRetyped) {
    spacer.style.height = '0';
    box.scrollTop = 0;
  }
  const line = now.chosenId === undefined ? null : document.getElementById(now.chosenId);
  const top = line?.offsetTop ?? 0;
  if (line && (isRetyped || now.chosenId !== before.chosenId)) {
    // With its group heading.
    if (now.isFirst) box.scrollTop = 0;
    else line.scrollIntoView?.({ block: 'nearest' });
  } else if (line && top !== before.top) {
    const wanted = box.scrollTop + top - before.top;
    const room = box.scrollHeight - spacer.offsetHeight - box.clientHeight;
    spacer.style.height = `${Math.max(0, wanted - room)}px`;
    box.scrollTop = wanted;
  }
  return { ...now, top };
}
