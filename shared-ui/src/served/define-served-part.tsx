import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { servedAttribute, type ServedPart, type ServedPartInput } from '@hirehq/shared-contracts/served-part';
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

/** The ids of the routes or slots that a manifest declares as served. */
type ServedIds<Declared extends ManifestDeclaration['routes'][number] | ManifestDeclaration['slots'][number]> = Extract<
  Declared,
  { served: true }
>['id'];

export interface ServedPartDefinition<Manifest extends ManifestDeclaration> {
  manifest: Manifest;
  /** The texts of the remote. */
  messages: Readonly<Record<Locale, Messages>>;
  /** Route id → its page: one for each route that is served. */
  routes: { readonly [Id in ServedIds<Manifest['routes'][number]>]: ComponentType };
  /** Slot id → what fills it: one for each slot that is served. */
  slots?: { readonly [Id in ServedIds<Manifest['slots'][number]>]: ComponentType };
}

/** A manifest with served slots needs `slots`. */
type NeedsSlots<Manifest extends ManifestDeclaration> = [ServedIds<Manifest['slots'][number]>] extends [never]
  ? unknown
  : { slots: unknown };

const THEMES = { D: brandTheme('D'), N: brandTheme('N'), H: brandTheme('H') } as const;

/** In front of ids that React makes, so that they are not those of the frame around the page or of what else is served in it. */
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
  slots,
}: ServedPartDefinition<Manifest> & NeedsSlots<Manifest>): ServedPart {
  const pages = new Map(Object.entries<ComponentType>(routes));
  const parts = new Map(Object.entries<ComponentType>(slots ?? {}));
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

  /** The page of the input, at its address. */
  function pageOf({ route, url, origin }: ServedPartInput) {
    const Page = pages.get(route);
    const path = manifest.routes.find(({ id }) => id === route)?.path;
    if (!Page || path === undefined) throw new TypeError(`${manifest.id} serves no page ${route}`);
    if (!matchPath(path, new URL(url, origin).pathname)) throw new TypeError(`${url} is no address of ${route}`);
    return (
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
    );
  }

  /** What fills the slot with this id, and the name of the slot. */
  function slotOf(id: string) {
    const Part = parts.get(id);
    const name = manifest.slots.find((slot) => slot.id === id)?.slot;
    if (!Part || name === undefined) throw new TypeError(`${manifest.id} serves no slot ${id}`);
    return { name, element: <Part /> };
  }

  return (input) => {
    const slot = input.slot === undefined ? undefined : slotOf(input.slot);
    const shown = slot ? slot.element : pageOf(input);
    const { shell, hasReadData, lacksData } = visitorShell(input, manifest);
    const page = (
      <Frame input={input}>
        <ShellProvider shell={shell}>
          <DataProvider shell={shell}>
            <RawIntlProvider value={intlOf(input.locale)}>{shown}</RawIntlProvider>
          </DataProvider>
        </ShellProvider>
      </Frame>
    );
    const attribute = servedAttribute(slot?.name);
    const identifierPrefix = slot ? `${ID_PREFIX}${input.slot}-` : ID_PREFIX;
    const render = () => renderToString(page, { identifierPrefix });
    const rendered = withFreshStates(() => withCurrentSnapshots(render));
    // Not everything that is in a slot needs data; what does would show a skeleton without them.
    if (slot ? lacksData() : !hasReadData())
      throw new Error(`the data of ${input.url} is not that of ${input.slot ?? input.route}`);
    return servedHtml(rendered, attribute);
  };
}
