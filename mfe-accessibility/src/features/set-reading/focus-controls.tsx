import {
  FIXATIONS,
  READING_FOCUS_DEFAULTS,
  READING_FONT_SIZES,
  READING_STYLES,
  type ReadingFocus,
} from '@hirehq/shared-contracts/reading';
import { FormattedMessage, NativeSelect, canMarkWords, defineMessages, useIntl, useMediaQuery } from '@hirehq/shared-ui';
import { useReadingApi } from '@hirehq/shared-ui/bundled';
import { RadioField } from '@hirehq/shared-ui/forms';
import { useId } from 'react';
import { ColourChoice } from './colour-choice.tsx';
import classes from './reading-controls.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import type { ReadingDraft } from './use-reading-draft.ts';

const STYLES = defineMessages({
  bold: { id: 'reading.style.bold' },
  underline: { id: 'reading.style.underline' },
} satisfies Record<ReadingFocus['bionicSelect'], { id: string }>);

/** The ends of the scale have words, so that nobody has to know which number means more (AX-02). */
const ENDS: Readonly<Partial<Record<ReadingFocus['fixation'], string>>> = {
  1: 'reading.fixation.most',
  5: 'reading.fixation.fewest',
};

function Choices({ focus, onChange }: { focus: ReadingFocus; onChange: (changes: Partial<ReadingFocus>) => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const [styleId, fixationId] = [useId(), useId()];
  return (
    <>
      <RadioField
        id={styleId}
        isRow
        label={formatMessage({ id: 'reading.style' })}
        value={focus.bionicSelect}
        error={undefined}
        choices={READING_STYLES.map((value) => ({ value, label: formatMessage(STYLES[value]) }))}
        onChange={(bionicSelect) => onChange({ bionicSelect })}
      />
      <ColourChoice value={focus.color} onChange={(color) => onChange({ color })} />
      <NativeSelect
        className={classes['size'] ?? ''}
        label={formatMessage({ id: 'reading.size' })}
        value={String(focus.fontSize)}
        data={READING_FONT_SIZES.map((size) => ({
          value: String(size),
          label: formatMessage({ id: size === 16 ? 'reading.size.usual' : 'reading.size.pixels' }, { size }),
        }))}
        onChange={({ currentTarget }) => {
          const fontSize = READING_FONT_SIZES.find((size) => String(size) === currentTarget.value);
          if (fontSize !== undefined) onChange({ fontSize });
        }}
      />
      <RadioField
        id={fixationId}
        isRow
        label={formatMessage({ id: 'reading.fixation' })}
        hint={formatMessage({ id: 'reading.fixation.hint' })}
        value={String(focus.fixation)}
        error={undefined}
        choices={FIXATIONS.map((fixation) => {
          const id = ENDS[fixation];
          return { value: String(fixation), label: id ? formatMessage({ id }, { fixation }) : formatNumber(fixation) };
        })}
        onChange={(chosen) => {
          const fixation = FIXATIONS.find((each) => String(each) === chosen);
          if (fixation !== undefined) onChange({ fixation });
        }}
      />
    </>
  );
}

/** The switch for reading focus and, while it is on, its controls with a preview (AX-02, AX-03). */
export function FocusControls({ draft }: { draft: ReadingDraft }) {
  const { formatMessage } = useIntl();
  const reading = useReadingApi();
  const { settings, change, turnOff } = draft;
  const { focus } = settings;
  const hasForcedColours = useMediaQuery('(forced-colors: active)', false, { getInitialValueInEffect: false });
  const problem = !canMarkWords() ? 'reading.focus.unsupported' : hasForcedColours ? 'reading.focus.forced' : undefined;
  return (
    <>
      <SettingSwitch
        label={formatMessage({ id: 'reading.focus' })}
        hint={formatMessage({ id: 'reading.focus.hint' })}
        checked={focus !== null}
        onChange={(on) =>
          on
            ? change({ focus: reading.saved().focus ?? READING_FOCUS_DEFAULTS }, 'reading.focus.on')
            : turnOff({ focus: null }, 'reading.focus.off')
        }
      />
      {focus && problem && (
        <p className={classes['note']}>
          <FormattedMessage id={problem} />
        </p>
      )}
      {focus && (
        <div className={classes['focus']}>
          <Choices focus={focus} onChange={(changes) => change({ focus: { ...focus, ...changes } })} />
          <div>
            <p className={classes['label']}>
              <FormattedMessage id="reading.preview" />
            </p>
            <p className={classes['preview']}>
              <FormattedMessage id="reading.preview.text" />
            </p>
          </div>
        </div>
      )}
    </>
  );
}
