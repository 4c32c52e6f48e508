import { FormattedMessage } from '@hirehq/shared-ui';

/** The slot `settings.accessibility`: what the panel has, in the settings page. */
export function Settings() {
  return (
    <h2>
      <FormattedMessage id="panel.title" />
    </h2>
  );
}
