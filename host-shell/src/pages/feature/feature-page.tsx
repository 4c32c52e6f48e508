import { useEffect } from 'react';
import { Button, FormattedMessage, useNavigate } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { Deployed } from '../../routing/deployed.tsx';
import { Hero } from '../sections/hero.tsx';
import { LaterPart } from '../sections/later-part.tsx';
import { OperatorLinks } from '../sections/operator-links.tsx';

const TEXTS = {
  en: () => import(/* webpackChunkName: "feature-en" */ './texts/en.json'),
  es: () => import(/* webpackChunkName: "feature-es" */ './texts/es.json'),
  ar: () => import(/* webpackChunkName: "feature-ar" */ './texts/ar.json'),
} as const;

export async function loadFeatureSections(locale: Locale) {
  const [{ FeatureSections }, { default: texts }] = await Promise.all([
    import(/* webpackChunkName: "feature-sections" */ './feature-sections.tsx'),
    TEXTS[locale](),
  ]);
  return <FeatureSections texts={texts} />;
}

/** What the platform offers to each side (SH-13); always starts at the top, whatever scroll position the browser remembers. */
export function FeaturePage() {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname } = window.location;
    window.history.scrollRestoration = 'manual';
    return () => {
      // It is a property of the current entry of the history; after a quick return that is this page's own again.
      if (window.location.pathname !== pathname) window.history.scrollRestoration = 'auto';
    };
  }, []);
  return (
    <>
      <Hero title="feature.title" lead="feature.lead">
        <OperatorLinks />
        <Deployed to={routes.jobList()}>
          <Button size="md" variant="light" onClick={() => void navigate(routes.jobList())}>
            <FormattedMessage id="landing.browse" />
          </Button>
        </Deployed>
      </Hero>
      <LaterPart load={loadFeatureSections} />
    </>
  );
}
