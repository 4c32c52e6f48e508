import { Icon, NavLink } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { CreateProfileButton } from '../sections/create-profile-button.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageCall } from '../sections/page-call.tsx';
import classes from '../sections/sections.module.css';
import { ScreenPicture } from '../sections/screen-picture.tsx';
import type { LandingPictures } from './pictures/landing-pictures.ts';
import type english from './texts/en.json';

const SECTIONS = ['mobile', 'recommendations', 'profile', 'companies', 'coach'] as const;

interface LandingSectionsProps {
  texts: typeof english;
  pictures: LandingPictures;
}

/** The five sections of the launch page. */
export function LandingSections({ texts, pictures }: LandingSectionsProps) {
  return (
    <>
      <section className={classes['section']} aria-labelledby="landing-promise">
        <h2 id="landing-promise" className={classes['heading']}>
          {texts.heading}
        </h2>
        <p className={classes['intro']}>{texts.intro}</p>
        <div className={classes['tiles']}>
          {SECTIONS.map((name) => (
            <FeatureRow
              key={name}
              {...texts.sections[name]}
              picture={<ScreenPicture picture={pictures[name]} of={name === 'mobile' ? 'phone' : 'page'} />}
            />
          ))}
        </div>
      </section>
      <PageCall title={texts.call.title} text={texts.call.text}>
        <CreateProfileButton variant="filled" />
        <NavLink to={routes.feature()} className={classes['link'] ?? ''}>
          {texts.call.features}
          <Icon name="arrowRight" size={18} directional />
        </NavLink>
      </PageCall>
    </>
  );
}
