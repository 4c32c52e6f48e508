import type { KeyboardEvent } from 'react';
import { useListAround } from '../../../shared/list-around.ts';

/** A card of the list. */
export const CARD = '[data-job-id]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The link of a card: that of its heading, which is its first one. */
export const linkOf = (card: Element | undefined) => card?.querySelector<HTMLAnchorElement>(':is(h2, h3) a');

/** In a list with a pane beside it, the arrow keys move the focus from the link of a card to that of the next one. */
export function useArrowKeys(): ((event: KeyboardEvent<HTMLElement>) => void) | undefined {
  const hasPane = useListAround() !== undefined;
  if (!hasPane) return undefined;
  return (event) => {
    const step = STEPS[event.key];
    const card = (event.target as Element).closest(CARD);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.target !== linkOf(card ?? undefined))
      return;
    const cards = [...event.currentTarget.querySelectorAll(CARD)];
    const next = linkOf(cards[cards.findIndex((each) => each === card) + step]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
