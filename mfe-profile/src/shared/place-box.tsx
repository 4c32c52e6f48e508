import { useIntl, usePlaceSuggestions } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import type { ComponentProps } from 'react';
import { ListedBox } from './listed-box.tsx';

type Box = ComponentProps<typeof ListedBox<Suggested>>;
type Suggested = ReturnType<typeof usePlaceSuggestions>['items'][number];

interface PlaceBoxProps extends Pick<Box, 'id' | 'error' | 'onType' | 'onChoose'> {
  /** As typed, or the description of the chosen location. */
  text: string;
  /** Whether `text` is a chosen location; otherwise suggestions are requested for it. */
  isChosen: boolean;
}

/** Where the candidate lives: a location from the list. */
export function PlaceBox({ text, isChosen, ...box }: PlaceBoxProps) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const suggestions = usePlaceSuggestions(isChosen ? '' : text);
  return (
    <ListedBox
      {...box}
      label={formatMessage({ id: 'profile.place' })}
      placeholder={formatMessage({ id: 'profile.place.placeholder' })}
      icon="pin"
      text={isChosen ? placeText(text) : text}
      suggestions={suggestions}
      nameOf={({ description }) => placeText(description)}
    />
  );
}
