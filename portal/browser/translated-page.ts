/**
 * Keeps React and a translator of pages apart. A translator, as that of Chrome, puts a `<font>` in the place of each text,
 * and React goes on with the text that has left the page: React fails to remove the text, and its updates stay invisible,
 * an old balance above all. Here a text is put back before it is written, moved or removed; the translator sees the text
 * and translates it again. See https://github.com/facebook/react/issues/11538.
 */
export function keepTextsInTranslatedPages(): void {
  const standIns = new WeakMap<Node, StandIn>();
  const observer = new MutationObserver((records) => noteStandIns(records, standIns));
  observer.observe(document, { childList: true, subtree: true });

  /** The page as React left it, in this place. */
  function putBack(node: Node | null): void {
    if (!(node instanceof Text) || node.parentNode !== null) return;
    // A translator that has just been here is noted later.
    noteStandIns(observer.takeRecords(), standIns);
    const standIn = standIns.get(node);
    if (standIn?.font.parentNode) standIn.font.replaceWith(...standIn.texts);
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    putBack(child);
    // A translator may also have moved it, to have words in another order.
    return child.parentNode === null ? child : (removeChild.call(child.parentNode, child) as Child);
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ) {
    putBack(child);
    putBack(before);
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, child, place) as Child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child) {
    putBack(child);
    return appendChild.call(this, child) as Child;
  };
  const written = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...written,
    set(this: Node, text: string | null) {
      putBack(this);
      written?.set?.call(this, text);
    },
  });
}

interface StandIn {
  readonly font: Element;
  readonly texts: Text[];
}

/** Takes notice of each text that a `<font>` has replaced. */
function noteStandIns(records: readonly MutationRecord[], standIns: WeakMap<Node, StandIn>): void {
  const fonts = new Map<Node, StandIn>();
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node instanceof Element && node.localName === 'font') {
        fonts.set(node, { font: node, texts: [] });
      }
    }
  }
  if (fonts.size === 0) return;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling]
      .map((node) => node && fonts.get(node))
      .find(Boolean);
    for (const text of removedNodes) {
      if (!standIn || !(text instanceof Text)) continue;
      standIn.texts.push(text);
      standIns.set(text, standIn);
    }
  }
}
