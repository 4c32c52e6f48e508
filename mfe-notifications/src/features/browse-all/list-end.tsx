import { FormattedMessage } from '@hirehq/shared-ui';
import type { End } from '../../shared/notifications.model.ts';

/** Says at the end of a list whether there are more. */
export function ListEnd({ end }: { end: End }) {
  return (
    <span className="nt-time">
      <FormattedMessage id={end === 'cut' ? 'notifications.olderNotShown' : 'notifications.end'} />
    </span>
  );
}
