const maxMarks = 24;

export interface Mark {
  name: string;
  html: string;
  isOpen: boolean;
}

const tagOf = (html: string) => /^<(\w+)/.exec(html)?.[1] ?? '';

interface Pieces {
  /** Adds a piece; its cost grows with depth. */
  put: (piece: string) => void;
  close: (name: string) => void;
}

/** Bold, underline and similar marks: opened only around text, and closed at every block boundary. */
export function createMarks({ put, close }: Pieces) {
  let marks: Mark[] = [];
  /** Number of marks, outermost first, that are already written or need not be. */
  let settled = 0;

  function end(from = 0) {
    for (; settled > from; settled -= 1) {
      const mark = marks[settled - 1];
      if (mark?.isOpen) close(tagOf(mark.html));
      if (mark) mark.isOpen = false;
    }
  }

  function addAs(name: string, html: string) {
    marks.push({ name, html, isOpen: false });
    if (marks.length <= maxMarks) return;
    end();
    // Hidden content stays hidden, however many marks surround it.
    const least = marks.findIndex((mark) => !mark.html.includes('data-unseen'));
    marks.splice(Math.max(least, 0), 1);
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
    add: (name: string, attributes: string) => addAs(name, `<${name}${attributes}>`),
    /** @param html its start tag; the end tag uses that tag's name, which may differ from `name` */
    addAs,
    remove(name: string) {
      const at = marks.findLastIndex((mark) => mark.name === name);
      if (at < 0) return;
      end(at);
      marks.splice(at, 1);
    },
    /** Replaces the ended marks and returns the previous ones. */
    swap(others: Mark[]) {
      const before = marks;
      marks = others;
      return before;
    },
  };
}
