import type { IconName } from '@hirehq/shared-ui';
import { FeatureRow } from '../sections/feature-row.tsx';
import { IconCard } from '../sections/icon-card.tsx';
import classes from '../sections/sections.module.css';
import { CareScene } from './care-scene.tsx';
import { HomeCall } from './home-call.tsx';
import { JobShortcuts } from './job-shortcuts.tsx';
import { Testimonials } from './testimonials.tsx';
import type english from './texts/en.json';

const SETTINGS = [
  { name: 'hospital', icon: 'building' },
  { name: 'community', icon: 'home' },
  { name: 'remote', icon: 'globe' },
] as const satisfies readonly { name: string; icon: IconName }[];

const SEARCHES = {
  HOSPITAL: { careSetting: ['HOSPITAL'] },
  CLINIC: { careSetting: ['CLINIC'] },
  CARE_HOME: { careSetting: ['CARE_HOME'] },
  COMMUNITY: { careSetting: ['COMMUNITY'] },
  PHARMACY: { careSetting: ['PHARMACY'] },
  TELEHEALTH: { careSetting: ['TELEHEALTH'] },
  DAYS: { shiftPattern: ['DAYS'] },
  NIGHTS: { shiftPattern: ['NIGHTS'] },
} as const;
const SHORTCUTS = ['HOSPITAL', 'CLINIC', 'CARE_HOME', 'COMMUNITY', 'PHARMACY', 'TELEHEALTH', 'DAYS', 'NIGHTS'] as const;

/**
 * Home of the healthcare brand: searches by setting and shift, workplaces, and the section to which the menu's 'Testimonials' links,
 * with those of the operator.
 */
export function HealthHome({ texts }: { texts: typeof english }) {
  const { health } = texts;
  return (
    <>
      <JobShortcuts
        heading={health.find.heading}
        intro={health.find.intro}
        items={SHORTCUTS.map((name) => ({ label: health.find[name], search: SEARCHES[name] }))}
      />
      <section className={classes['section']} data-simplified="hide" aria-labelledby="home-settings">
        <h2 id="home-settings" className={classes['heading']}>
          {health.settings.heading}
        </h2>
        <ul className={classes['cards']}>
          {SETTINGS.map(({ name, icon }) => (
            <IconCard key={name} icon={icon} {...health.settings[name]} />
          ))}
        </ul>
        <div className={classes['rows']}>
          <FeatureRow {...health.shifts} picture={<CareScene />} />
        </div>
      </section>
      <div className={classes['band']}>
        <Testimonials texts={health.testimonials} />
      </div>
      <div data-simplified="hide">
        <HomeCall texts={texts.call} />
      </div>
    </>
  );
}
