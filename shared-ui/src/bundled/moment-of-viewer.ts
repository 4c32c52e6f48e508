import type { IntlShape } from '@hirehq/shared-ui';
import { viewerZone } from './wall-time.ts';

/** A date and time in the viewer's time zone, with the zone's name: 'Tue, Nov 24, 10:00 AM UTC'. */
export const momentOfViewer = ({ formatDate }: Pick<IntlShape, 'formatDate'>, instant: string): string =>
  formatDate(instant, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: viewerZone(),
    timeZoneName: 'short',
  });
