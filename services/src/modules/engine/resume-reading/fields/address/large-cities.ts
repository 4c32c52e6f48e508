import { foldText } from '../../../skills/index.ts';

/** Zones whose city has the name of its state, too, or of something else that is written behind a town. */
const NOT_CITIES: ReadonlySet<string> = new Set(['america/new york', 'america/panama', 'america/jamaica', 'america/puerto rico']);

/** The cities that time zones are named after: large ones, of which districts are written before them. */
const LARGE: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('timeZone')
    .map((zone) => foldText(zone.replaceAll('_', ' ')))
    .filter((zone) => !NOT_CITIES.has(zone))
    .map((zone) => zone.split('/').at(-1) ?? ''),
);

export const isLargeCity = (text: string): boolean => LARGE.has(foldText(text));
