import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
} from '@hirehq/shared-contracts/codes';
import { routes } from '@hirehq/shared-contracts/routes';
import { Checkbox, FormattedMessage, Icon, defineMessages, useCanOpen, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import { choiceOf, type Preferences, type PreferencesChange } from './preferences.model.ts';
import classes from './preferences.module.css';

const TYPES = defineMessages({
  APPLICATION: { id: 'preferences.type.APPLICATION' },
  INTERVIEW: { id: 'preferences.type.INTERVIEW' },
  OFFER: { id: 'preferences.type.OFFER' },
  MESSAGE: { id: 'preferences.type.MESSAGE' },
  REFERRAL: { id: 'preferences.type.REFERRAL' },
  JOB_ALERT: { id: 'preferences.type.JOB_ALERT' },
  PROFILE: { id: 'preferences.type.PROFILE' },
} satisfies Record<NotificationType, { id: string }>);

const HINTS = defineMessages({
  APPLICATION: { id: 'preferences.hint.APPLICATION' },
  INTERVIEW: { id: 'preferences.hint.INTERVIEW' },
  OFFER: { id: 'preferences.hint.OFFER' },
  MESSAGE: { id: 'preferences.hint.MESSAGE' },
  REFERRAL: { id: 'preferences.hint.REFERRAL' },
  JOB_ALERT: { id: 'preferences.hint.JOB_ALERT' },
  PROFILE: { id: 'preferences.hint.PROFILE' },
} satisfies Record<NotificationType, { id: string }>);

const CHANNELS = defineMessages({
  IN_PAGE: { id: 'preferences.channel.IN_PAGE' },
  PUSH: { id: 'preferences.channel.PUSH' },
  EMAIL: { id: 'preferences.channel.EMAIL' },
} satisfies Record<NotificationChannel, { id: string }>);

interface ChoicesProps {
  preferences: Preferences;
  onChange: (change: PreferencesChange) => void;
}

/** Channels for each type: a group per type, so that each box has its name beside it at every width. */
export function ChannelChoices({ preferences, onChange }: ChoicesProps) {
  const canOpen = useCanOpen();
  const types = NOTIFICATION_TYPES.filter((type) => type !== 'MESSAGE' || canOpen(routes.messageList()));
  return (
    <div className={classes['types']}>
      {types.map((type) => (
        <TypeChoices key={type} type={type} preferences={preferences} onChange={onChange} />
      ))}
    </div>
  );
}

function TypeChoices({ type, preferences, onChange }: ChoicesProps & { type: NotificationType }) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const choices = NOTIFICATION_CHANNELS.map((channel) => choiceOf(preferences, type, channel)).filter(
    (choice) => choice !== undefined,
  );
  return (
    <fieldset className={classes['type']}>
      <legend className={classes['legend']}>{formatMessage(TYPES[type])}</legend>
      <p className={classes['hint']}>{formatMessage(HINTS[type])}</p>
      <div className={classes['channels']}>
        {choices.map(({ channel, enabled, required }) => (
          <Checkbox
            key={channel}
            size="md"
            label={formatMessage(CHANNELS[channel])}
            checked={enabled}
            // Not `disabled`: the reason is read to everybody who reaches the box.
            {...(required && {
              'aria-disabled': true,
              'aria-describedby': reasonId,
              'data-locked': true,
              wrapperProps: { 'data-locked': true },
            })}
            onChange={({ currentTarget }) => {
              if (!required) onChange({ choices: [{ type, channel, enabled: currentTarget.checked }] });
            }}
          />
        ))}
      </div>
      {choices.some(({ required }) => required) && (
        <p id={reasonId} className={classes['reason']}>
          <Icon name="lock" size={16} />
          <span>
            <FormattedMessage id="preferences.required" />
          </span>
        </p>
      )}
    </fieldset>
  );
}
