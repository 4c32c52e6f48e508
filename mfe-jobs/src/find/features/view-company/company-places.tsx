import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { useCodeName, usePlaceText } from '@hirehq/shared-ui/bundled';
import type { CompanyPlaces } from './company-page.query.ts';
import classes from './company-places.module.css';

const SHOWN = 8;

/** Where an employer has open jobs; each place leads to those in it. */
export function CompanyPlacesList({ enterpriseId, places }: { enterpriseId: string; places: CompanyPlaces }) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const countryName = useCodeName('region');
  if (places.length === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'company.places' })}>
      <ul className={classes['places']}>
        {places.slice(0, SHOWN).map(({ city, state, country, jobs }) => (
          <li key={`${city}|${state}|${country}`}>
            <PageLink
              to={routes.jobList({
                enterprise: enterpriseId,
                ...(city && { city }),
                ...(city === null && state && { state }),
                country,
              })}
            >
              <bdi>{placeText({ label: [city ?? state, countryName(country)].filter(Boolean).join(', '), country })}</bdi>
            </PageLink>
            <span className={classes['count']}>
              <FormattedMessage id="list.count" values={{ count: jobs }} />
            </span>
          </li>
        ))}
      </ul>
      {places.length > SHOWN && (
        <p className={classes['more']}>
          <FormattedMessage id="company.morePlaces" values={{ count: places.length - SHOWN }} />
        </p>
      )}
    </PageSection>
  );
}
