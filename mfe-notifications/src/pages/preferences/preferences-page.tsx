import { FormattedMessage } from '@hirehq/shared-ui';
import { PushSwitch } from '../../features/push-to-device/push-switch.tsx';
import { PreferenceSections } from '../../features/set-preferences/preference-sections.tsx';
import classes from './preferences-page.module.css';

/** /candidate/notification-preferences */
export function PreferencesPage() {
  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="preferences.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id="preferences.lead" />
        </p>
      </div>
      <PreferenceSections order={2} device={<PushSwitch />} />
    </div>
  );
}
