import './page/nonce.ts';
import './page/no-eval.ts';
import '@hirehq/shared-ui/styles.css';
import { createRoot } from 'react-dom/client';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { makeServices } from './boot/make-services.ts';
import { Shell } from './boot/shell.tsx';
import { loadMessages } from './lend/messages.ts';
import { readPage } from './page/read-page.ts';
import { installDefaultPolicy } from './page/trusted-types.ts';
import { leaveRefusedEntrance } from './routing/refused-entrance.ts';
import { findRoute } from './routing/use-current-route.ts';
import { openSession } from './session/open-session.ts';

// The release set, inlined in the page with everything else the shell starts from.
const page = readPage();
installDefaultPolicy(page.scripts);

leaveRefusedEntrance();

// The session: asked for now, answered later; nothing below waits for it.
const session = openSession(page.config);

// The shell's services: brand, routes from the manifests, loader, bus, clients.
let messages: Record<string, string> = {};
const services = makeServices(page, session, (id) => messages[id] ?? id);

// The remote of the page asked for, side by side with the shell's own texts.
const first = findRoute(services.routes, window.location.pathname);
if (first && first.remote !== 'shell' && first.access === 'public')
  services.loader.part(first.remote, { kind: 'route', id: first.id }).start();
messages = { ...(await loadMessages(services.locale.current())) };

const root = document.getElementById(PAGE_IDS.root);
if (!root) throw new Error(`The page has no #${PAGE_IDS.root}`);
createRoot(root).render(<Shell services={services} messages={messages} />);
