/** What nesting.ts writes: the pieces so far, the blocks that are open and the marks around the next text. */

const maxMarks = 24;

interface Mark {
  name: string;
  html: string;
  isOpen: boolean;
}

interface Pieces {
  /** Adds a piece, which costs more the deeper it stands. */
  put: (piece: string) => void;
  close: (name: string) => void;
}

/** Bold, underline and the like: opened only around text, and closed at every border of a block. */
function createMarks({ put, close }: Pieces) {
  let marks: Mark[] = [];
  /** How many of them, from the outermost, are written or need not be. */
  let settled = 0;

  function end(from = 0) {
    for (; settled > from; settled -= 1) {
      const mark = marks[settled - 1];
      if (mark?.isOpen) close(mark.name);
      if (mark) mark.isOpen = false;
    }
  }

  return {
    end,
    open() {
      for (; settled < marks.length; settled += 1) {
        const mark = marks[settled];
        // Empty or duplicate marks are only closed, never written.
        const isIdle = mark?.html === '<span>' || mark?.html === '<font>';
        if (!mark || isIdle || marks.slice(0, settled).some(({ html }) => html === mark.html)) continue;
        mark.isOpen = true;
        put(mark.html);
      }
    },
    add(name: string, attributes: string) {
      marks.push({ name, html: `<${name}${attributes}>`, isOpen: false });
      if (marks.length <= maxMarks) return;
      end();
      marks.shift();
    },
    remove(name: string) {
      const at = marks.findLastIndex((mark) => mark.name === name);
      if (at < 0) return;
      end(at);
      marks.splice(at, 1);
    },
    /** Replaces the ended marks, and gives what they were. */
    swap(others: Mark[]) {
      const before = marks;
      marks = others;
      return before;
    },
  };
}

/** @param isCell whether the marks around a block do not apply inside it */
export function createNestedOutput(isCell: (name: string) => boolean) {
  const parts: string[] = [];
  /** Open blocks; a cell stores the marks around its table. */
  const blocks: { name: string; outside: Mark[] | null }[] = [];
  let inLine = false;
  let work = 0;

  const put = (piece: string) => {
    work += blocks.length + 1;
    parts.push(piece);
  };
  const close = (name: string) => void parts.push(`</${name}>`);
  const marks = createMarks({ put, close });

  return {
    put,
    marks,
    depth: () => blocks.length,
    /** The pieces weighted by depth: the cost of tidying them. */
    work: () => work,
    html: () => parts.join(''),
    around: () => blocks.at(-1)?.name ?? '',
    /** Whether the open line has anything in it. */
    isInLine: () => inLine,
    setInLine: (isIn: boolean) => {
      inLine = isIn;
    },
    open(name: string, attributes = '') {
      marks.end();
      put(`<${name}${attributes}>`);
      blocks.push({ name, outside: isCell(name) ? marks.swap([]) : null });
      inLine = false;
    },
    closeDownTo(size: number) {
      while (blocks.length > size) {
        marks.end();
        const block = blocks.pop();
        close(block?.name ?? '');
        if (block?.outside) marks.swap(block.outside);
        inLine = false;
      }
    },
    /** Index of the innermost open block wanted, before one that ends the search; -1 if none. */
    find(isWanted: (name: string) => boolean, isEnd: (name: string) => boolean = () => false) {
      for (let at = blocks.length - 1; at >= 0; at -= 1) {
        const name = blocks[at]?.name ?? '';
        if (isWanted(name)) return at;
        if (isEnd(name)) return -1;
      }
      return -1;
    },
  };
}
