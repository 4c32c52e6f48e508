import './page/nonce.ts';
import './page/no-eval.ts';
import '@hirehq/shared-ui/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { yieldToBrowser } from './boot/yield-to-browser.ts';
import { followWorker } from './boot/follow-worker.ts';
import { makeServices } from './boot/make-services.ts';
import { Shell } from './boot/shell.tsx';
import { ownStyles } from './first-paint/late-styles.ts';
import { findServedPage, findServedSlots } from './first-paint/served-part.ts';
import { TakeOver } from './first-paint/take-over.tsx';
import { isInspectorRequested } from './inspector/inspector-request.ts';
import { loadMessages } from './shell-api/messages.ts';
import { withinLimit } from './shell-api/time-limit.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { readPage } from './page/read-page.ts';
import { installDefaultPolicy } from './page/trusted-types.ts';
import { prepareShellPage } from './pages/later-parts.ts';
import { leaveRefusedEntrance } from './routing/refused-entrance.ts';
import { findRoute } from './routing/use-current-route.ts';
import { openSession } from './session/open-session.ts';

// The release set, inlined in the page with everything else the shell needs to start.
const page = readPage();
installDefaultPolicy(page.scripts, page.config.toolbarScript?.src);

leaveRefusedEntrance();

// In a frame of an employer's page. One that is opened by itself is the page that it shows.
const { framed: asked } = page.config;
if (asked && window.parent === window) window.location.replace(asked.path);
const framed =
  asked && (await import(/* webpackChunkName: "framed" */ './framed/start-framed.tsx')).startFramed(page.config, asked);

// The session: requested now, available later; nothing below waits for it.
const session = openSession(page.config, framed);

await yieldToBrowser();

// The shell's services: brand, routes from the manifests, loader, bus, clients.
let messages: Record<string, string> = {};
const inspector = isInspectorRequested(window.location)
  ? (await import(/* webpackChunkName: "inspector" */ './inspector/start-inspector.tsx')).startInspector()
  : undefined;
const services = makeServices(page, session, (id) => messages[id] ?? id, { inspector, framed });

await yieldToBrowser();

// The remote of the current page, loaded in parallel with the shell's own texts.
const first = findRoute(services.routes, window.location.pathname);
const part =
  first && first.remote !== 'shell' && first.access === 'public'
    ? services.loader.part(first.remote, { kind: 'route', id: first.id })
    : undefined;
part?.start();

const root = document.getElementById(PAGE_IDS.root);
if (!root) throw new Error(`The page has no #${PAGE_IDS.root}`);

// A prerendered page is replaced only when the new one is complete.
const locale = services.locale.current();
const isPainted = root.firstElementChild !== null;
const rest = isPainted && first ? prepareShellPage(first.id, { variant: page.config.variant, locale }) : undefined;
const [texts] = await Promise.all([
  loadMessages(locale),
  // Painted with the rules of what came with it; what replaces that may need others.
  ownStyles(),
  rest && withinLimit(rest, page.config.limits.loadMs).catch(() => undefined),
]);
messages = { ...texts };

framed?.follow(services);

// What the server has painted of remotes stays until their parts can replace it.
const servedPage =
  first && part ? findServedPage({ root, route: first, load: part, limitMs: page.config.limits.loadMs }) : undefined;
const servedParts = [...(servedPage ? [servedPage] : []), ...findServedSlots(root, services.slots)];

// As a transition, rendering is split, so that the page can respond in between.
startTransition(() =>
  createRoot(root).render(
    <>
      <Shell services={{ ...services, servedParts }} messages={messages} />
      <TakeOver root={root} />
    </>,
  ),
);

if (page.config.serviceWorker) {
  registerServiceWorker((error) => services.shellApiOf('shell').report(error));
  followWorker(services);
}
