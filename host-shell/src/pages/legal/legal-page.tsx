import { FormattedMessage } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import { LaterPart } from '../sections/later-part.tsx';
import { LegalDocument } from './legal-document.tsx';
import classes from './legal-page.module.css';

type LegalKind = 'terms' | 'privacy' | 'ukPrivacy' | 'cookies';

const TEXTS = {
  en: () => import(/* webpackChunkName: "legal-en" */ './texts/en.json'),
  es: () => import(/* webpackChunkName: "legal-es" */ './texts/es.json'),
  ar: () => import(/* webpackChunkName: "legal-ar" */ './texts/ar.json'),
} as const;

async function loadDocument(kind: LegalKind, locale: Locale) {
  const { default: texts } = await TEXTS[locale]();
  return <LegalDocument sections={texts[kind]} />;
}

const LOADS = {
  terms: (locale: Locale) => loadDocument('terms', locale),
  privacy: (locale: Locale) => loadDocument('privacy', locale),
  ukPrivacy: (locale: Locale) => loadDocument('ukPrivacy', locale),
  cookies: (locale: Locale) => loadDocument('cookies', locale),
} as const satisfies Record<LegalKind, (locale: Locale) => Promise<unknown>>;

/** A legal document (SH-12): operators adapt the text; their name and contact come from the configuration. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { name, email } = useShellServices().config.operator ?? {};
  return (
    <article className={`hq-page hq-page-narrow ${classes['page']}`}>
      <h1 className="hq-page-title">
        <FormattedMessage id={`title.${kind}`} />
      </h1>
      <p className="hq-lead">
        {name ? <FormattedMessage id="legal.operator" values={{ name }} /> : <FormattedMessage id="legal.operatorUnnamed" />}
      </p>
      {email && (
        <p className={classes['contact']}>
          <FormattedMessage id="legal.contact" values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
        </p>
      )}
      <LaterPart key={kind} load={LOADS[kind]} />
    </article>
  );
}
