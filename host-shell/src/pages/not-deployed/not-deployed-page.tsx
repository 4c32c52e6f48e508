import { useCallback } from 'react';
import type { Locale } from '@hirehq/shared-contracts/page';
import { LaterPart } from '../sections/later-part.tsx';

const TEXTS = {
  en: () => import(/* webpackChunkName: "not-deployed-en" */ './texts/en.json'),
  es: () => import(/* webpackChunkName: "not-deployed-es" */ './texts/es.json'),
  ar: () => import(/* webpackChunkName: "not-deployed-ar" */ './texts/ar.json'),
} as const;

/** A page whose remote is not deployed: its purpose, that it is not available, and links to other pages. */
export function NotDeployedPage({ id }: { id: string }) {
  const load = useCallback(
    async (locale: Locale) => {
      const [{ NotDeployedNotice }, { default: texts }] = await Promise.all([
        import(/* webpackChunkName: "not-deployed" */ './not-deployed-notice.tsx'),
        TEXTS[locale](),
      ]);
      return <NotDeployedNotice id={id} texts={texts} />;
    },
    [id],
  );
  return <LaterPart load={load} />;
}
