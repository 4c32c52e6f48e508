import { foldText } from '@hirehq/shared-contracts/fold-text';
import labels from '../data/state-labels.json' with { type: 'json' };

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = labels;

/** The English name of a state, corrected where that of GeoNames is misspelt or foreign; countries are ISO 3166-1 alpha-2. */
export const stateLabel = (country: string, geoNamesName: string): string => LABELS[country]?.[geoNamesName] ?? geoNamesName;

const CURRENT: ReadonlyMap<string, string> = new Map(
  Object.values(LABELS).flatMap((states) => Object.entries(states).map(([name, label]) => [foldText(name), foldText(label)])),
);

/** The folded name of a state that an address or saved search of an earlier release has by its former one. */
export const currentStateName = (folded: string): string => CURRENT.get(folded) ?? folded;
