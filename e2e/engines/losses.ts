/* Runs in the page: finds what is lost with larger text, text spacing or forced colours. */

/** Texts that overlap, and text clipped without an ellipsis, under extra CSS rules. */
export function findCovered(rules: string | null): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules ?? '');
  document.adoptedStyleSheets.push(sheet);
  /** These overlap intentionally, or have the height of their duration. */
  const layers = '[popover], [role="dialog"], [role="alertdialog"], [role="listbox"], .agenda-entry';
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.matches(layers) || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return document.body;
  };
  /** The part of a line that its boxes do not clip. */
  const seenOf = (line: DOMRect, element: Element) => {
    let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, option, thead, script, style');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { words: string; element: Element; layer: Element; box: ReturnType<typeof seenOf> }[] = [];
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const words = currentNode.textContent?.trim() ?? '';
    if (!element || !words || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const line of range.getClientRects()) {
      const box = seenOf(line, element);
      if (box.right - box.left > 1 && box.bottom - box.top > 1)
        lines.push({ words, element, layer: layerOf(element), box });
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isShut = overflowX === 'hidden' || overflowX === 'clip';
    if (
      isShut &&
      element.clientWidth > 1 &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 2
    )
      cut.push(`cut: ${element.outerHTML.slice(0, 160)}`);
  }
  const over: string[] = [];
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      // Line boxes are higher than their letters.
      if (width > 2 && height > lower / 3) over.push(`“${one.words}” over “${other.words}”`);
    }
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return [...cut, ...over];
}

/** Controls whose border, text or icon has no contrast with the background. */
export function findVanished(): string[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas.');
  const partsOf = (colour: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const light = (colour: string) =>
    partsOf(colour)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  const contrast = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const isClear = (colour: string) => partsOf(colour)[3] < 128;
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'Canvas';
  };
  /** The system's own colour pairs may be pale. */
  const parts = (colour: string, ground: string) => !isClear(colour) && contrast(colour, ground) >= 1.5;
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element);
    const outside = groundOf(element.parentElement);
    return (
      (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && parts(borderTopColor, outside)) ||
      (parseFloat(borderBottomWidth) > 0 && parts(borderBottomColor, outside)) ||
      parts(getComputedStyle(element).backgroundColor, outside)
    );
  };
  /** Text, or an icon drawn in text colour, by stroke, fill or as a mask. */
  const hasSign = (control: Element) =>
    [control, ...control.querySelectorAll('*')].some((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const ground = groundOf(element);
      const style = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (hasWords && parts(style.color, ground)) return true;
      if (element instanceof SVGGeometryElement)
        return [style.stroke, style.fill].some((paint) => paint !== 'none' && parts(paint, ground));
      if (element instanceof HTMLImageElement) return true;
      return [null, '::before', '::after'].some((pseudo) => {
        const drawn = getComputedStyle(element, pseudo);
        if (pseudo && drawn.content === 'none') return false;
        if (pseudo && /^".+"$/.test(drawn.content) && parts(drawn.color, ground)) return true;
        return (
          drawn.maskImage !== 'none' &&
          parts(drawn.backgroundColor, groundOf(pseudo ? element : element.parentElement))
        );
      });
    });
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]',
    ),
  ].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.getBoundingClientRect().width > 2 &&
      !one.matches('.visually-hidden, .visually-hidden *'),
  );
  return controls
    .filter((control) => {
      const isBox = control instanceof HTMLInputElement && /^(checkbox|radio|file|range)$/.test(control.type);
      if (isBox && getComputedStyle(control).appearance !== 'none') return false;
      if (control.matches('input, textarea, select'))
        return !hasEdge(control) && !hasEdge(control.parentElement ?? control);
      return !hasSign(control) && !hasEdge(control);
    })
    .map((control) => control.outerHTML.slice(0, 200));
}

/** Elements that move by themselves for longer than a blink. */
export const findMoving = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 50)
    .map(({ effect }) => ((effect as KeyframeEffect).target?.outerHTML ?? '').slice(0, 160));
