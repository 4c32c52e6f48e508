/** The name in `::highlight()` of read-aloud.css. */
const SPOKEN = 'hq-spoken';
/** Share of the window's height in which the spoken sentence is left where it is. */
const CALM = { from: 0.2, to: 0.6 } as const;

/** Marks the sentence that is spoken, without changing the document, and scrolls it into view; undefined removes the mark. */
export function markSpoken(range: Range | undefined): void {
  // Without the API the sentence is only scrolled into view.
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) {
    if (range) {
      const mark = new Highlight(range);
      mark.priority = 1;
      CSS.highlights.set(SPOKEN, mark);
    } else CSS.highlights.delete(SPOKEN);
  }
  const box = range && 'getBoundingClientRect' in range ? range.getBoundingClientRect() : undefined;
  if (!box || box.height === 0) return;
  const { innerHeight } = window;
  if (box.top < innerHeight * CALM.from || box.bottom > innerHeight * CALM.to)
    window.scrollBy({ top: box.top - innerHeight / 3, behavior: 'instant' });
}
