import { colourScale } from '@hirehq/shared-contracts/colour-scale';
import { readableOn } from '@hirehq/shared-contracts/contrast';
import type { PageBrand } from '../../../enterprises/employer-profiles/index.ts';

const rules = (selector: string, values: Readonly<Record<string, string | undefined>>) =>
  `${selector}{${Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `--${name}:${value}`))
    .join(';')}}`;

/** A text that is safe inside any string of CSS; scripts read it with decodeURIComponent. */
const encoded = (text: string) => `"${encodeURIComponent(text.toWellFormed())}"`;

/**
 * The brand of an employer as custom properties, which identity.css takes every colour of the brand from. Text has the shades
 * in which the shell writes it: the eighth on light surfaces, the fourth on dark ones.
 */
export function employerStyle({ name, theme, logo }: PageBrand): string {
  const facts = { 'employer-name': encoded(name), 'employer-logo': logo && encoded(logo) };
  if (!theme) return rules('html:root', facts);
  const scale = colourScale(theme.primary);
  const accent = colourScale(theme.accent ?? theme.primary);
  return [
    rules('html:root', {
      ...facts,
      brand: theme.primary,
      'on-brand': readableOn(theme.primary),
      'brand-hover': theme.hoverButton,
      'on-brand-hover': theme.hoverButtonText,
      accent: accent[7],
      link: scale[7],
    }),
    `@media (prefers-color-scheme:dark){${rules('html:root', { link: scale[3] })}}`,
  ].join('');
}
