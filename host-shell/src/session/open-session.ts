import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Framed } from '../framed/framed.ts';
import { createSession, type StartedSession } from './create-session.ts';
import { keycloakConnector } from './keycloak-client.ts';

/** The one session of the page, requested immediately. */
export function openSession(config: PageConfig, framed: Framed | undefined): StartedSession {
  return createSession({ identity: keycloakConnector(config), origin: config.origin, ...framed?.session });
}
