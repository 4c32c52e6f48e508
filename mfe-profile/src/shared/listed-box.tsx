import { useIntl } from '@hirehq/shared-ui';
import { SuggestionBox, namedItem, type SuggestionBoxProps } from '@hirehq/shared-ui/bundled';
import { useState } from 'react';
import classes from './listed-box.module.css';

/** A text field that accepts only a suggestion: chosen from the list, or typed in full. */
export function ListedBox<Item>({
  error,
  onType,
  onChoose,
  ...box
}: Omit<SuggestionBoxProps<Item>, 'words' | 'onUnchosen' | 'size'>) {
  const { formatMessage } = useIntl();
  const [isUnknown, setIsUnknown] = useState(false);

  /** Accepts a suggestion that matches exactly; otherwise shows a message. */
  function settle(): void {
    const named = namedItem(box.suggestions.items, box.text, box.nameOf);
    setIsUnknown(named === undefined);
    if (named !== undefined) onChoose(named);
  }

  return (
    <div className={classes['box']}>
      <SuggestionBox
        {...box}
        size="short"
        error={error ?? (isUnknown ? formatMessage({ id: 'profile.selectFromList' }) : undefined)}
        words={{
          none: formatMessage({ id: 'profile.suggestions.none' }),
          failed: formatMessage({ id: 'profile.suggestions.failed' }),
          count: (count) => formatMessage({ id: 'profile.suggestions.count' }, { count }),
        }}
        onType={(text) => {
          setIsUnknown(false);
          onType(text);
        }}
        onChoose={(item) => {
          setIsUnknown(false);
          onChoose(item);
        }}
        onUnchosen={settle}
      />
    </div>
  );
}
