import { READING_COLORS, type ReadingFocus } from '@hirehq/shared-contracts/reading';
import { FormattedMessage, defineMessages, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import classes from './reading-controls.module.css';

type Colour = ReadingFocus['color'];

const NAMES = defineMessages({
  '#101828': { id: 'reading.colour.ink' },
  '#6941C6': { id: 'reading.colour.purple' },
  '#150349': { id: 'reading.colour.midnight' },
  '#1A7FAE': { id: 'reading.colour.blue' },
  '#027A48': { id: 'reading.colour.green' },
  '#B42318': { id: 'reading.colour.red' },
} satisfies Record<Colour, { id: string }>);

/** A colour by its name; the swatch is decoration. */
export function ColourChoice({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset className={classes['colours']}>
      <legend className={classes['label']}>
        <FormattedMessage id="reading.colour" />
      </legend>
      {READING_COLORS.map((colour) => (
        <label key={colour} className={classes['colour']}>
          <input type="radio" name={name} value={colour} checked={colour === value} onChange={() => onChange(colour)} />
          <svg className={classes['swatch']} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="9" fill={colour} stroke="currentColor" />
          </svg>
          {formatMessage(NAMES[colour])}
        </label>
      ))}
    </fieldset>
  );
}
