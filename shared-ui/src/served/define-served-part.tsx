import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPart, ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { DataProvider } from '../data/data-provider.tsx';
import type { Messages } from '../shell/load-messages.ts';
import { ShellProvider } from '../shell/shell-context.tsx';
import { withFreshStates } from '../state/client-state.ts';
import { regionalLocale } from '../text/regional-locale.ts';
import { brandTheme } from '../theme/brand-theme.ts';
import { servedHtml } from './served-html.ts';
import { sharedTexts } from './served-texts.ts';
import { withCurrentSnapshots } from './store-snapshots.ts';
import { visitorShell } from './visitor-shell.ts';

/** The ids of the routes that a manifest declares as served. */
type ServedIds<Manifest extends ManifestDeclaration> = Extract<Manifest['routes'][number], { served: true }>['id'];

export interface ServedPartDefinition<Manifest extends ManifestDeclaration> {
  manifest: Manifest;
  /** The texts of the remote. */
  messages: Readonly<Record<Locale, Messages>>;
  /** Route id → its page: one for each route that is served. */
  routes: { readonly [Id in ServedIds<Manifest>]: ComponentType };
}

const THEMES = { D: brandTheme('D'), N: brandTheme('N'), H: brandTheme('H') } as const;

/** In front of ids that React makes, so that they are not those of the frame around the page. */
const ID_PREFIX = 'served-';

/** Around a page as the shell has it: what Mantine would add to the document is there with the frame of the page. */
function Frame({ input: { variant, locale, url }, children }: { input: ServedPartInput; children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(locale)} detectDirection={false}>
      <MantineProvider
        theme={THEMES[variant]}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateInlineStyles
      >
        <StaticRouter location={url}>{children}</StaticRouter>
      </MantineProvider>
    </DirectionProvider>
  );
}

/**
 * Creates the served part of a remote from its pages: what each shows to a visitor of whom nothing is known, in a wide window. The part
 * throws a TypeError for an input it does not know, and an Error if the page lacks its data or something of it loads later.
 */
export function defineServedPart<const Manifest extends ManifestDeclaration>({
  manifest,
  messages,
  routes,
}: ServedPartDefinition<Manifest>): ServedPart {
  const pages = new Map(Object.entries<ComponentType>(routes));
  const intls = new Map<Locale, IntlShape>();

  /** Texts are parsed once, whatever is rendered. Times are those of UTC: the zone of the visitor is not known. */
  function intlOf(locale: Locale): IntlShape {
    let intl = intls.get(locale);
    if (!intl) {
      const texts = { ...sharedTexts[locale], ...messages[locale] };
      intl = createIntl(
        { locale: regionalLocale(locale, []), defaultLocale: 'en', timeZone: 'UTC', messages: texts, onError: () => {} },
        createIntlCache(),
      );
      intls.set(locale, intl);
    }
    return intl;
  }

  return (input) => {
    const { route, url, locale } = input;
    const Page = pages.get(route);
    const path = manifest.routes.find(({ id }) => id === route)?.path;
    if (!Page || path === undefined) throw new TypeError(`${manifest.id} serves no page ${route}`);
    if (!matchPath(path, new URL(url, input.origin).pathname)) throw new TypeError(`${url} is no address of ${route}`);
    const { shell, hasReadData } = visitorShell(input, manifest);
    const page = (
      <Frame input={input}>
        <ShellProvider shell={shell}>
          <DataProvider shell={shell}>
            <RawIntlProvider value={intlOf(locale)}>
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            </RawIntlProvider>
          </DataProvider>
        </ShellProvider>
      </Frame>
    );
    const render = () => renderToString(page, { identifierPrefix: ID_PREFIX });
    const rendered = withFreshStates(() => withCurrentSnapshots(render));
    if (!hasReadData()) throw new Error(`the data of ${url} is not that of ${route}`);
    return servedHtml(rendered);
  };
}
