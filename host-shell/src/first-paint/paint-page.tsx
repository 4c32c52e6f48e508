import { renderToStaticMarkup } from 'react-dom/server';
import { withoutStyleAttributes } from '@hirehq/shared-ui/served';
import { SLOTS } from '@hirehq/shared-contracts/slots';
import { CONTRACT_VERSION, type RemoteManifest, type RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import { makeServices } from '../boot/make-services.ts';
import { Shell } from '../boot/shell.tsx';
import { loadMessages } from '../shell-api/messages.ts';
import { prepareShellPage } from '../pages/later-parts.ts';
import { findRoute } from '../routing/use-current-route.ts';
import { visitorSession } from './visitor-session.ts';

export interface PaintInput {
  config: PageConfig;
  /** Routes of remotes whose frame and skeleton are prerendered. */
  routes: readonly RouteDeclaration[];
}

const VERSION = '0.0.0';

/** A remote that fills every slot visitors can see. */
function anyRemote(routes: readonly RouteDeclaration[]) {
  const manifest: RemoteManifest = {
    id: 'any',
    contract: CONTRACT_VERSION,
    routes: [...routes],
    slots: Object.keys(SLOTS).map((slot) => ({
      id: slot,
      slot: slot as keyof typeof SLOTS,
      criticality: 'essential' as const,
      access: 'both' as const,
    })),
    events: { publishes: [], subscribes: [] },
  };
  return { remote: 'any', version: VERSION, container: 'any', entry: 'none', manifest, files: {}, parts: {} };
}

/** The HTML of the window's address as a visitor first sees it; style elements have no nonce yet. */
export async function paintPage({ config, routes }: PaintInput): Promise<string> {
  const messages = await loadMessages(config.locale);
  const releaseSet = { sequence: 0, channel: 'live', base: '/', remotes: { any: { current: anyRemote(routes) } } } as const;
  const made = makeServices(
    { releaseSet, unreadable: {}, config, data: {}, scripts: new Set() },
    visitorSession,
    (id) => messages[id] ?? id,
  );
  // All links are rendered; the server removes those its deployment does not have.
  const services = { ...made, pages: { ...made.pages, canOpen: () => true } };
  const route = findRoute(services.routes, window.location.pathname);
  if (route) await prepareShellPage(route.id, config);
  const { html, rules } = withoutStyleAttributes(
    renderToStaticMarkup(<Shell services={services} messages={messages} />),
    'data-paint',
  );
  // In front: a browser paints what has arrived of a page.
  return `<style>${rules}</style>${html}`;
}
