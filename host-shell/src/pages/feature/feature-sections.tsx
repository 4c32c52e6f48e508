import type { IconName } from '@hirehq/shared-ui';
import { SectionNav } from '@hirehq/shared-ui/bundled';
import { CreateProfileButton } from '../sections/create-profile-button.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { IconCard } from '../sections/icon-card.tsx';
import { OperatorLinks } from '../sections/operator-links.tsx';
import { PageCall } from '../sections/page-call.tsx';
import classes from '../sections/sections.module.css';
import { FEATURE_SCENES } from './feature-scenes.tsx';
import { SignUpCard } from './sign-up-card.tsx';
import { StakeholderCards } from './stakeholder-cards.tsx';
import type english from './texts/en.json';

/** Anchors of the specification; other pages link to them (SH-22). */
const CANDIDATE_FEATURES = ['jobviews', 'candidateprofile', 'joblistings', 'candidateDashboardSection'] as const;
const HOW = { hour: 'clock', project: 'layers', role: 'briefcase' } as const satisfies Record<string, IconName>;
const BENEFITS = { profiling: 'bolt', search: 'filter' } as const satisfies Record<string, IconName>;
const DIFFERENCES = { direct: 'link', control: 'check', open: 'bell' } as const satisfies Record<string, IconName>;

const namesOf = <Names extends object>(record: Names) => Object.keys(record) as (keyof Names)[];

export function FeatureSections({ texts }: { texts: typeof english }) {
  const sections = [
    { id: 'features', label: texts.features.heading },
    { id: 'stakeholders', label: texts.stakeholders.heading },
    { id: 'candidate-features', label: texts.candidateFeatures.heading },
    ...CANDIDATE_FEATURES.map((name) => ({ id: name, label: texts.candidateFeatures[name].title })),
    { id: 'benefits', label: texts.benefits.heading },
    { id: 'different', label: texts.different.heading },
  ];
  return (
    <>
      <div className={`hq-with-section-nav ${classes['withNav']}`}>
        <SectionNav sections={sections} />
        <div>
          <section className={classes['section']} aria-labelledby="features">
            <h2 id="features" className={classes['heading']}>
              {texts.features.heading}
            </h2>
            <p className={classes['intro']}>{texts.features.intro}</p>
            <ul className={classes['cards']}>
              {namesOf(HOW).map((name) => (
                <IconCard key={name} icon={HOW[name]} {...texts.features[name]} />
              ))}
            </ul>
          </section>

          <StakeholderCards texts={texts.stakeholders} learnMore={texts.learnMore} />

          <div className={classes['band']}>
            <section className={classes['section']} aria-labelledby="candidate-features">
              <h2 id="candidate-features" className={classes['heading']}>
                {texts.candidateFeatures.heading}
              </h2>
              <p className={classes['intro']}>{texts.candidateFeatures.intro}</p>
              <div className={classes['rows']}>
                {CANDIDATE_FEATURES.map((name) => (
                  <FeatureRow key={name} id={name} {...texts.candidateFeatures[name]} picture={FEATURE_SCENES[name]} />
                ))}
              </div>
            </section>
          </div>

          <section className={classes['section']} aria-labelledby="benefits">
            <h2 id="benefits" className={classes['heading']}>
              {texts.benefits.heading}
            </h2>
            <ul className={classes['cards']}>
              <SignUpCard texts={texts.benefits} />
              {namesOf(BENEFITS).map((name) => (
                <IconCard key={name} icon={BENEFITS[name]} {...texts.benefits[name]} />
              ))}
            </ul>
          </section>

          <section className={classes['section']} aria-labelledby="different">
            <h2 id="different" className={classes['heading']}>
              {texts.different.heading}
            </h2>
            <p className={classes['intro']}>{texts.different.intro}</p>
            <ul className={classes['cards']}>
              {namesOf(DIFFERENCES).map((name) => (
                <IconCard key={name} icon={DIFFERENCES[name]} {...texts.different[name]} />
              ))}
            </ul>
          </section>
        </div>
      </div>
      <PageCall title={texts.call.title} text={texts.call.text}>
        <OperatorLinks />
        <CreateProfileButton variant="default" />
      </PageCall>
    </>
  );
}
