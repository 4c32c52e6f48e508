import { Button, FormattedMessage, Navigate, useNavigate } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { LoadingPage } from '../../layout/loading-page.tsx';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import { Deployed } from '../../routing/deployed.tsx';
import { CreateProfileButton } from '../sections/create-profile-button.tsx';
import { Hero } from '../sections/hero.tsx';
import { LaterPart } from '../sections/later-part.tsx';
import { OpenJobs } from '../sections/open-jobs.tsx';

const TEXTS = {
  en: () => import(/* webpackChunkName: "landing-en" */ './texts/en.json'),
  es: () => import(/* webpackChunkName: "landing-es" */ './texts/es.json'),
  ar: () => import(/* webpackChunkName: "landing-ar" */ './texts/ar.json'),
} as const;
const PICTURES = {
  en: async () => (await import(/* webpackChunkName: "landing-en" */ './pictures/pictures-en.ts')).picturesInEnglish,
  es: async () => (await import(/* webpackChunkName: "landing-es" */ './pictures/pictures-es.ts')).picturesInSpanish,
  ar: async () => (await import(/* webpackChunkName: "landing-ar" */ './pictures/pictures-ar.ts')).picturesInArabic,
} as const;

export async function loadLandingSections(locale: Locale) {
  const [{ LandingSections }, { default: texts }, pictures] = await Promise.all([
    import(/* webpackChunkName: "landing-sections" */ './landing-sections.tsx'),
    TEXTS[locale](),
    PICTURES[locale](),
  ]);
  return <LandingSections texts={texts} pictures={pictures} />;
}

/** The launch page for job seekers (SH-21); of the healthcare brand with its own words. A signed-in candidate is redirected to the first page (SH-01). */
export function LandingPage() {
  const { pages, sessionExpected, config } = useShellServices();
  const { status } = useShellSession();
  const navigate = useNavigate();
  if (status === 'signed-in') return <Navigate replace to={pages.first()} />;
  if (status === 'unknown' && sessionExpected) return <LoadingPage kind="page" />;
  const [title, lead] = config.variant === 'H' ? ['home.H.title', 'home.H.lead'] : ['landing.title', 'landing.lead'];
  return (
    <>
      <Hero title={title} lead={lead} search>
        <CreateProfileButton />
        <Deployed to={routes.jobList()}>
          <Button size="md" variant="subtle" data-simplified="hide" onClick={() => void navigate(routes.jobList())}>
            <FormattedMessage id="landing.browse" />
          </Button>
        </Deployed>
      </Hero>
      <OpenJobs />
      <div data-simplified="hide">
        <LaterPart load={loadLandingSections} />
      </div>
    </>
  );
}
