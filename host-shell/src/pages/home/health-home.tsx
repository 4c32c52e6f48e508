import type { IconName } from '@hirehq/shared-ui';
import { FeatureRow } from '../sections/feature-row.tsx';
import { IconCard } from '../sections/icon-card.tsx';
import classes from '../sections/sections.module.css';
import { CareScene } from './care-scene.tsx';
import { HomeCall } from './home-call.tsx';
import { JobShortcuts } from './job-shortcuts.tsx';
import type english from './texts/en.json';

const SETTINGS = [
  { name: 'hospital', icon: 'building' },
  { name: 'community', icon: 'home' },
  { name: 'remote', icon: 'globe' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** Healthcare adverts are searched in English, whatever the language of the page. */
const KEYWORDS = {
  nursing: 'nurse',
  therapy: 'therapist',
  pharmacy: 'pharmacist',
  care: 'care',
  laboratory: 'laboratory',
} as const;
const PROFESSIONS = ['nursing', 'therapy', 'pharmacy', 'care', 'laboratory'] as const;

/**
 * Home of the healthcare brand: professions, workplaces, and the section to which the menu's 'Testimonials' links. It says that
 * none have been published.
 */
export function HealthHome({ texts }: { texts: typeof english }) {
  const { health } = texts;
  return (
    <>
      <JobShortcuts
        heading={health.professions.heading}
        intro={health.professions.intro}
        items={PROFESSIONS.map((name) => ({ label: health.professions[name], search: { keyword: KEYWORDS[name] } }))}
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
        <section id="testimonials" className={classes['section']} aria-labelledby="home-testimonials">
          <h2 id="home-testimonials" className={classes['heading']}>
            {health.testimonials.heading}
          </h2>
          <p className={classes['intro']}>{health.testimonials.intro}</p>
        </section>
      </div>
      <div data-simplified="hide">
        <HomeCall texts={texts.call} />
      </div>
    </>
  );
}
