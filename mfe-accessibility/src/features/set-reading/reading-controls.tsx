import { useBrand, useIntl } from '@hirehq/shared-ui';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { FocusControls } from './focus-controls.tsx';
import classes from './reading-controls.module.css';
import { SaveBar } from './save-bar.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { useReadingDraft } from './use-reading-draft.ts';

/** Every setting of reading, in the panel and in the settings page (AX-01). */
export function ReadingControls() {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const draft = useReadingDraft();
  const { settings, change, turnOff } = draft;
  const simplified = isSimplified(settings, variant);
  return (
    <div className={classes['controls']}>
      <FocusControls draft={draft} />
      <SettingSwitch
        label={formatMessage({ id: 'reading.toolbar' })}
        hint={formatMessage({ id: 'reading.toolbar.hint' })}
        checked={settings.toolbar}
        onChange={(on) =>
          on ? change({ toolbar: true }, 'reading.toolbar.on') : turnOff({ toolbar: false }, 'reading.toolbar.off')
        }
      />
      <SettingSwitch
        label={formatMessage({ id: 'reading.simplified' })}
        hint={formatMessage({ id: 'reading.simplified.hint' })}
        checked={simplified}
        onChange={(on) => change({ simplified: on }, on ? 'reading.simplified.on' : 'reading.simplified.off')}
      />
      <SaveBar draft={draft} />
    </div>
  );
}
