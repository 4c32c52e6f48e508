import { PushSwitch } from '../features/push-to-device/push-switch.tsx';
import { PreferenceSections } from '../features/set-preferences/preference-sections.tsx';

/** The slot `settings.notifications`: the content of the preferences page, under a heading of the settings page. */
export const Settings = () => <PreferenceSections order={3} device={<PushSwitch />} />;
