/** How much room the cards of a list take. */
export const CARD_DENSITIES = ['comfortable', 'compact'] as const;
export type CardDensity = (typeof CARD_DENSITIES)[number];
