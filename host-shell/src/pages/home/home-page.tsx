import { Button, FormattedMessage, useNavigate } from '@hirehq/shared-ui';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import { Deployed } from '../../routing/deployed.tsx';
import { CreateProfileButton } from '../sections/create-profile-button.tsx';
import { Hero } from '../sections/hero.tsx';
import { LaterPart } from '../sections/later-part.tsx';
import { OpenJobs } from '../sections/open-jobs.tsx';

const TEXTS = {
  en: () => import(/* webpackChunkName: "home-en" */ './texts/en.json'),
  es: () => import(/* webpackChunkName: "home-es" */ './texts/es.json'),
  ar: () => import(/* webpackChunkName: "home-ar" */ './texts/ar.json'),
} as const;

async function loadGeneral(locale: Locale) {
  const [{ GeneralHome }, { default: texts }] = await Promise.all([
    import(/* webpackChunkName: "home-general" */ './general-home.tsx'),
    TEXTS[locale](),
  ]);
  return <GeneralHome texts={texts} />;
}

async function loadHealth(locale: Locale) {
  const [{ HealthHome }, { default: texts }] = await Promise.all([
    import(/* webpackChunkName: "home-health" */ './health-home.tsx'),
    TEXTS[locale](),
  ]);
  return <HealthHome texts={texts} />;
}

export const homeSections = (variant: BrandVariant) => (variant === 'H' ? loadHealth : loadGeneral);

/** Two home screens: one for the general and the neurodiversity brand, one for healthcare (SH-02). */
export function HomePage() {
  const { variant } = useShellServices().config;
  const signedIn = useShellSession().status === 'signed-in';
  const navigate = useNavigate();
  return (
    <>
      <Hero title={`home.${variant}.title`} lead={`home.${variant}.lead`} search>
        <CreateProfileButton />
        <Deployed to={routes.searchResults(signedIn)}>
          <Button
            size="md"
            variant={signedIn ? 'light' : 'subtle'}
            data-simplified="hide"
            onClick={() => void navigate(routes.searchResults(signedIn))}
          >
            <FormattedMessage id="landing.browse" />
          </Button>
        </Deployed>
      </Hero>
      <OpenJobs />
      <LaterPart load={homeSections(variant)} />
    </>
  );
}
