import { PageSection, useIntl } from '@hirehq/shared-ui';
import { useLocationText } from '@hirehq/shared-ui/bundled';
import { SmallMap } from '../../shared/small-map/small-map.tsx';
import classes from './job-locations.module.css';
import type { Job } from './job-summary.tsx';

/** Where an open job is, on a small map and in words; nothing for remote work, and for towns that are not known. */
export function JobLocations({ locations }: Pick<Job, 'locations'>) {
  const { formatMessage } = useIntl();
  const locationText = useLocationText();
  if (locations.length === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'map.title' })}>
      <SmallMap locations={locations} />
      <ul className={classes['locations']}>
        {locations.map((location) => (
          <li key={`${location.latitude} ${location.longitude}`}>
            <bdi>{locationText(location)}</bdi>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
