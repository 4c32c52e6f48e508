import { SuggestionBox, usePlaceText } from '@hirehq/shared-ui/bundled';
import {
  FormattedMessage,
  Icon,
  useIntl,
  usePlaceDetail,
  usePlaceSuggestions,
  type ChosenPlace,
  useReport,
} from '@hirehq/shared-ui';
import type { LocationSuggestion } from '@hirehq/shared-contracts/rest';
import { useState } from 'react';
import { NearMe } from './near-me.tsx';
import classes from './search-boxes.module.css';

interface LocationBoxProps {
  /** What the place is called in a form that the browser sends. */
  name?: string;
  place: ChosenPlace | undefined;
  onChoose: (place: ChosenPlace) => void;
  /** Called with the chosen place, while it loads; undefined if it could not be loaded. */
  onAsked: (place: Promise<ChosenPlace | undefined>) => void;
  onClear: () => void;
  /** Offers the city where the person is. */
  offersNearMe?: boolean;
}

/** Only a place from the list: typed text is cleared on blur, and the nearest match is offered (JB-09). */
export function LocationBox({ name, place, onChoose, onAsked, onClear, offersNearMe = false }: LocationBoxProps) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const report = useReport();
  const detailOf = usePlaceDetail();
  const [typed, setTyped] = useState<string>();
  const [hint, setHint] = useState<{ nearest: LocationSuggestion | undefined }>();
  const suggestions = usePlaceSuggestions(typed ?? '');
  const nearest = suggestions.items[0];

  // A place from outside, e.g. from the address, replaces what is being typed.
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    if (place) setTyped(undefined);
  }

  function choose(suggestion: LocationSuggestion): void {
    setHint(undefined);
    setTyped(undefined);
    onChoose({ label: suggestion.description });
    const detail = detailOf(suggestion);
    onAsked(detail.catch(() => undefined));
    detail.then(onChoose, (error: unknown) => {
      report(error, { detail: 'place detail' });
      onClear();
    });
  }

  return (
    <div className={classes['locationBox']}>
      <SuggestionBox
        {...(name !== undefined && { name })}
        label={formatMessage({ id: 'search.location' })}
        isLabelHidden
        placeholder={formatMessage({ id: 'search.locationPlaceholder' })}
        icon="pin"
        size="short"
        text={typed ?? placeText({ label: place?.label ?? '', country: place?.country })}
        suggestions={suggestions}
        nameOf={({ description }) => placeText(description)}
        keyOf={({ placeId }) => placeId}
        renderOption={({ description }) => (
          <>
            <Icon name="pin" size={18} />
            <span className={classes['optionText']}>{placeText(description)}</span>
          </>
        )}
        header={<FormattedMessage id="search.selectFromList" />}
        words={{
          none: formatMessage({ id: 'search.noResults' }),
          failed: formatMessage({ id: 'search.failed' }),
          count: (count) => formatMessage({ id: 'search.suggestions' }, { count }),
        }}
        onType={(next) => {
          setTyped(next);
          setHint(undefined);
          if (place) onClear();
        }}
        onChoose={choose}
        onUnchosen={(how) => {
          setHint({ nearest });
          if (how === 'enter') return;
          setTyped(undefined);
          onClear();
        }}
      />
      {offersNearMe && <NearMe onFound={choose} />}
      <div role="status">
        {hint && (
          <div className={classes['hint']}>
            <FormattedMessage id="search.selectFromList" />
            {hint.nearest && (
              <button
                type="button"
                className={classes['nearest']}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => hint.nearest && choose(hint.nearest)}
              >
                <FormattedMessage id="search.didYouMean" values={{ place: placeText(hint.nearest.description) }} />
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
