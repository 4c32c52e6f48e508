import {
  FormattedMessage,
  Icon,
  TextInput,
  useIntl,
  usePlaceDetail,
  usePlaceSuggestions,
  type ChosenPlace,
  useReport,
} from '@hirehq/shared-ui';
import { Combobox, useCombobox } from '@hirehq/shared-ui/floating';
import type { LocationSuggestion } from '@hirehq/shared-contracts/rest';
import { useState } from 'react';
import { usePlaceText } from '../../../shared/use-place-text.ts';
import classes from './search-boxes.module.css';

interface LocationBoxProps {
  place: ChosenPlace | undefined;
  onChoose: (place: ChosenPlace) => void;
  onClear: () => void;
}

/** A place of the list, nothing else: what was only typed is cleared on leaving, and the nearest match offered (JB-09). */
export function LocationBox({ place, onChoose, onClear }: LocationBoxProps) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const report = useReport();
  const detailOf = usePlaceDetail();
  const [typed, setTyped] = useState<string>();
  const [hint, setHint] = useState<{ nearest: LocationSuggestion | undefined }>();
  const { state, items } = usePlaceSuggestions(typed ?? '');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const label = formatMessage({ id: 'search.location' });

  // A place that comes from outside, e.g. from the address, ends what was being typed.
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    if (place) setTyped(undefined);
  }

  function choose(suggestion: LocationSuggestion): void {
    setHint(undefined);
    setTyped(undefined);
    combobox.closeDropdown();
    onChoose({ label: suggestion.description });
    detailOf(suggestion).then(onChoose, (error: unknown) => {
      report(error, { detail: 'place detail' });
      onClear();
    });
  }

  function leave(): void {
    combobox.closeDropdown();
    if (!typed?.trim()) return;
    setHint({ nearest: items[0] });
    setTyped(undefined);
    onClear();
  }

  return (
    <div className={classes['locationBox']}>
      <Combobox
        store={combobox}
        onOptionSubmit={(value) => {
          const suggestion = items[Number(value)];
          if (suggestion) choose(suggestion);
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            classNames={{ input: classes['input'] ?? '' }}
            aria-label={label}
            placeholder={formatMessage({ id: 'search.locationPlaceholder' })}
            size="md"
            value={typed ?? placeText(place?.label ?? '')}
            maxLength={200}
            leftSection={<Icon name="pin" />}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setHint(undefined);
              if (place) onClear();
              if (currentTarget.value.trim()) combobox.openDropdown();
              else combobox.closeDropdown();
              combobox.resetSelectedOption();
            }}
            onKeyDown={(event) => {
              // Only a place of the list can be searched for.
              if (event.key === 'Enter' && typed?.trim() && combobox.getSelectedOptionIndex() === -1) {
                event.preventDefault();
                setHint({ nearest: items[0] });
              }
            }}
            onBlur={leave}
          />
        </Combobox.EventsTarget>
        <div
          className={classes['dropdown']}
          hidden={!combobox.dropdownOpened || state === 'empty' || (state === 'loading' && items.length === 0)}
        >
          <Combobox.Header>
            <FormattedMessage id="search.selectFromList" />
          </Combobox.Header>
          <Combobox.Options aria-label={label} className={classes['places'] ?? ''}>
            {items.map(({ placeId, description }, index) => (
              <Combobox.Option key={placeId} value={String(index)} className={classes['option'] ?? ''}>
                <Icon name="pin" size={18} />
                <span className={classes['optionText']}>{placeText(description)}</span>
              </Combobox.Option>
            ))}
            {(state === 'failed' || (state === 'ready' && items.length === 0)) && (
              <Combobox.Empty>{formatMessage({ id: state === 'failed' ? 'search.failed' : 'search.noResults' })}</Combobox.Empty>
            )}
          </Combobox.Options>
        </div>
      </Combobox>
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
