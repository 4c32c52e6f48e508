import { FormattedMessage } from '@hirehq/shared-ui';

/** The slot `header.accessibility`: the icon and the panel. */
export function Panel() {
  return (
    <button type="button">
      <FormattedMessage id="panel.title" />
    </button>
  );
}
