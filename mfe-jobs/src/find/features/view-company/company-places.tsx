import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { useLocationText } from '@hirehq/shared-ui/bundled';
import { SmallMap } from '../../shared/small-map/small-map.tsx';
import type { CompanyPlaces } from './company-page.query.ts';
import classes from './company-places.module.css';

const SHOWN = 8;

/** Where an employer has open jobs; each place leads to those in it. */
export function CompanyPlacesList({ enterpriseId, places }: { enterpriseId: string; places: CompanyPlaces }) {
  const { formatMessage } = useIntl();
  const locationText = useLocationText();
  if (places.length === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'company.places' })}>
      <SmallMap locations={places} />
      <ul className={classes['places']}>
        {places.slice(0, SHOWN).map((place) => {
          const { city, state, country, jobs } = place;
          return (
            <li key={`${city}|${state}|${country}`}>
              <PageLink
                to={routes.jobList({
                  enterprise: enterpriseId,
                  ...(city && { city }),
                  ...(city === null && state && { state }),
                  country,
                })}
              >
                <bdi>{locationText(place)}</bdi>
              </PageLink>
              <span className={classes['count']}>
                <FormattedMessage id="list.count" values={{ count: jobs }} />
              </span>
            </li>
          );
        })}
      </ul>
      {places.length > SHOWN && (
        <p className={classes['more']}>
          <FormattedMessage id="company.morePlaces" values={{ count: places.length - SHOWN }} />
        </p>
      )}
    </PageSection>
  );
}
