import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { usePlaceText, useCodeName } from '@hirehq/shared-ui/bundled';
import { activeFilters, type SearchChange } from '../../shared/search-filters.ts';
import {
  excludedText,
  partsOfWords,
  withoutWords,
  type InterpretedSearch,
  type InterpretedWords as Words,
} from '../../shared/interpreted-search.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import classes from './active-filters.module.css';

interface UnderstoodWordsProps {
  interpreted: InterpretedSearch;
  onChange: (change: SearchChange) => void;
}

/** A filter as its chip shows it. */
function useTextOfParts(): (parts: JobSearchParams) => string {
  const { formatList, formatMessage } = useIntl();
  const placeText = usePlaceText();
  const countryName = useCodeName('region');
  const words = useFilterWords();
  return (parts) => {
    const place = [parts.city, parts.state, parts.country].filter(Boolean).join(', ');
    if (place) return placeText({ label: place, country: parts.country });
    if (parts.remoteFrom && !parts.remote)
      return formatMessage({ id: 'filter.remoteFromChip' }, { country: countryName(parts.remoteFrom) });
    return formatList(activeFilters(parts).map(words.active), { type: 'conjunction' });
  };
}

/** The filters that words of the keyword stand for, and the words that it excludes, each with a way to search for its words instead. */
export function UnderstoodWords({ interpreted, onChange }: UnderstoodWordsProps) {
  const { formatMessage } = useIntl();
  const textOf = useTextOfParts();
  if (interpreted.words.length === 0) return null;
  const nameOf = (words: Words): string =>
    words.excludes === null
      ? textOf(partsOfWords(words))
      : formatMessage({ id: 'understood.without' }, { words: excludedText(words.excludes) });

  return (
    <ul className={classes['filters']} aria-label={formatMessage({ id: 'understood.title' })}>
      {interpreted.words.map((words) => {
        const text = nameOf(words);
        return (
          <li key={words.words} className={classes['understood']}>
            <button
              type="button"
              className={classes['filter']}
              aria-label={formatMessage({ id: 'filter.remove' }, { filter: text })}
              onClick={() => onChange(withoutWords(interpreted, words))}
            >
              {text}
              <Icon name="close" size={16} />
            </button>
            <button type="button" className={classes['clear']} onClick={() => onChange({ keyword: words.asWords })}>
              <span>
                <FormattedMessage id="understood.instead" values={{ words: <bdi>{words.words}</bdi> }} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
