const maxMarks = 24;

export interface Mark {
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
export function createMarks({ put, close }: Pieces) {
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
