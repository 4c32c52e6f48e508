import { Checkbox, NativeSelect, useIntl } from '@hirehq/shared-ui';
import { timeZones, viewerZone } from '@hirehq/shared-ui/bundled';
import { useMemo } from 'react';
import { timesOfDay, USUAL_QUIET_HOURS, type Preferences, type PreferencesChange } from './preferences.model.ts';
import classes from './preferences.module.css';

interface TimeSelectProps {
  label: string;
  value: string;
  /** Cannot be chosen: the other end of the quiet hours. */
  other: string;
  onChange: (time: string) => void;
}

function TimeSelect({ label, value, other, onChange }: TimeSelectProps) {
  const { formatTime } = useIntl();
  return (
    <NativeSelect
      className={classes['time'] ?? ''}
      label={label}
      value={value}
      data={timesOfDay(value).map((time) => ({
        value: time,
        label: formatTime(`2026-01-01T${time}:00Z`, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
        disabled: time === other,
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface QuietHoursProps {
  preferences: Preferences;
  onChange: (change: PreferencesChange) => void;
}

/** When nothing is pushed, the time zone of that, and the daily digest. */
export function QuietHours({ preferences: { quietHours, dailyDigest, timeZone }, onChange }: QuietHoursProps) {
  const { formatMessage } = useIntl();
  const here = viewerZone();
  const zone = timeZone ?? here;
  const zones = useMemo(() => timeZones(zone, here), [zone, here]);
  // Times mean nothing without a zone: the first change says in which one they are.
  const save = (change: PreferencesChange) => onChange({ ...change, ...(timeZone === null && { timeZone: here }) });

  return (
    <div className={classes['quiet']}>
      <Checkbox
        role="switch"
        size="md"
        label={formatMessage({ id: 'preferences.quiet.label' })}
        description={formatMessage({ id: 'preferences.quiet.hint' })}
        checked={quietHours !== null}
        aria-checked={quietHours !== null}
        onChange={({ currentTarget }) => save({ quietHours: currentTarget.checked ? USUAL_QUIET_HOURS : null })}
      />
      {quietHours && (
        <div className={classes['times']}>
          <TimeSelect
            label={formatMessage({ id: 'preferences.quiet.from' })}
            value={quietHours.from}
            other={quietHours.to}
            onChange={(from) => save({ quietHours: { from, to: quietHours.to } })}
          />
          <TimeSelect
            label={formatMessage({ id: 'preferences.quiet.to' })}
            value={quietHours.to}
            other={quietHours.from}
            onChange={(to) => save({ quietHours: { from: quietHours.from, to } })}
          />
        </div>
      )}
      <Checkbox
        role="switch"
        size="md"
        label={formatMessage({ id: 'preferences.digest.label' })}
        description={formatMessage({ id: 'preferences.digest.hint' })}
        checked={dailyDigest}
        aria-checked={dailyDigest}
        onChange={({ currentTarget }) => save({ dailyDigest: currentTarget.checked })}
      />
      <NativeSelect
        className={classes['zone'] ?? ''}
        label={formatMessage({ id: 'preferences.zone.label' })}
        description={formatMessage({ id: 'preferences.zone.hint' })}
        value={zone}
        data={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
      />
    </div>
  );
}
