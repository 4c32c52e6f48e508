import { routes } from '@hirehq/shared-contracts/routes';
import { Button, CompanyMonogram, FormattedMessage, Icon, PageLink } from '@hirehq/shared-ui';
import { useCodeName, usePlaceText } from '@hirehq/shared-ui/bundled';
import type { CompanyQuery } from './company.graphql.ts';
import classes from './company-card.module.css';

const PLACES_SHOWN = 3;

interface CompanyCardProps {
  company: NonNullable<CompanyQuery['jobs']['enterprise']>;
  /** Where its jobs are, most first. */
  locations: CompanyQuery['jobDensity']['locations'];
}

/** An employer: who it is, where it has jobs, and the way to them. */
export function CompanyCard({ company, locations }: CompanyCardProps) {
  const { id, establishmentName: name, about, logoUrl, openJobs } = company;
  const placeText = usePlaceText();
  const countryName = useCodeName('region');
  const places = locations.slice(0, PLACES_SHOWN).map((location) => {
    const label = [location.city, countryName(location.country)].filter(Boolean).join(', ');
    return placeText({ label, country: location.country });
  });
  return (
    <article className={`hq-card ${classes['card']}`}>
      <header className={classes['head']}>
        <CompanyMonogram name={name || '?'} logoUrl={logoUrl} size="lg" />
        <h2 className={classes['name']}>
          <bdi>{name}</bdi>
        </h2>
      </header>
      {about !== null && (
        <p className={classes['about']}>
          <bdi>{about}</bdi>
        </p>
      )}
      <ul className={classes['facts']}>
        <li>
          <Icon name="briefcase" size={16} /> <FormattedMessage id="detail.openJobs" values={{ count: openJobs }} />
        </li>
        {places.map((place) => (
          <li key={place}>
            <Icon name="pin" size={16} /> <bdi>{place}</bdi>
          </li>
        ))}
        {locations.length > PLACES_SHOWN && (
          <li>
            <FormattedMessage id="company.morePlaces" values={{ count: locations.length - PLACES_SHOWN }} />
          </li>
        )}
      </ul>
      {openJobs > 0 && (
        <Button component={PageLink} to={routes.jobList({ enterprise: id })} className={classes['jobs'] ?? ''}>
          <FormattedMessage id="company.allJobs" />
        </Button>
      )}
    </article>
  );
}
