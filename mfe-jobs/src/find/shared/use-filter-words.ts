import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import { payText } from '@hirehq/shared-contracts/pay';
import { FILTERS, type CodeFilterKey, type FilterKey } from '@hirehq/shared-contracts/search-filters';
import { distanceOf, useIntl } from '@hirehq/shared-ui';
import { useCodeName } from '@hirehq/shared-ui/bundled';
import { useCodeLabel } from '../../shared/code-labels.ts';
import { usePayWords } from '../../shared/use-pay-words.ts';
import type { ActiveFilter } from './search-filters.ts';

const isCoded = (key: FilterKey): key is CodeFilterKey => 'codes' in FILTERS[key];

/** The texts of a filter and its choices in the panel, and of an active filter on its own. */
export function useFilterWords() {
  const { formatMessage, locale, messages } = useIntl();
  const codeLabel = useCodeLabel();
  const countryName = useCodeName('region');
  const payWords = usePayWords();

  const name = (key: FilterKey) => formatMessage({ id: `filter.name.${key}` });
  const code = (key: FilterKey, value: string) =>
    value === NOT_STATED ? formatMessage({ id: 'filter.notStated' }) : (isCoded(key) && codeLabel(key, value)) || value;
  const step = (key: FilterKey, value: number) =>
    formatMessage({ id: `filter.step.${key}` }, key === 'radiusKm' ? distanceOf(value, locale) : { value });
  /** The choice without a restriction. */
  const any = (key: FilterKey, place: string) => formatMessage({ id: `filter.any.${key}` }, { place });
  const note = (key: FilterKey) => {
    const id = `filter.note.${key}`;
    return id in messages ? formatMessage({ id }) : undefined;
  };

  /** The limits of pay, spelled as on the cards. */
  const payWithin = ({ unit, ...limits }: NonNullable<ActiveFilter['pay']>): string => {
    const text = payText(locale, limits, { ...payWords, unit: payWords.unit(unit) });
    return formatMessage({ id: limits.currency === '' ? 'filter.payOfEach' : 'filter.pay' }, { pay: text ?? '' });
  };

  /** An active filter; 'not stated' includes its name. */
  const active = ({ key, value, from, pay }: ActiveFilter): string => {
    if (pay) return payWithin(pay);
    if (typeof value === 'number') return step(key, value);
    if (value === NOT_STATED) return formatMessage({ id: 'filter.notStatedOf' }, { filter: name(key) });
    if (typeof value === 'string') return code(key, value);
    return from ? formatMessage({ id: 'filter.remoteFromChip' }, { country: countryName(from) }) : name(key);
  };

  return { name, code, step, any, note, active };
}
