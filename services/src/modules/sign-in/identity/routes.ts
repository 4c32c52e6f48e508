import type { FastifyInstance } from 'fastify';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { Services } from '../../../platform/module.ts';
import { failureLog, runPeriodically } from '../../../platform/periodic.ts';
import { addAccountEndpoint } from './account-endpoint.routes.ts';
import type { AttemptRules } from './attempt-limits.ts';
import { addInteractions } from './interactions/interactions.routes.ts';
import { createPageKit } from './pages/page-kit.ts';
import { createAccountOfBearer } from './provider/bearer.ts';
import { createLiveProvider } from './provider/live-provider.ts';
import { mountProvider } from './provider/mount-provider.ts';
import { brokerPath, REALM_PATH } from './provider/paths.ts';
import { addBroker } from './social/broker.routes.ts';
import { createSocialClient } from './social/social-client.ts';
import { addUndoEmail } from './email-undo/undo-email.routes.ts';
import { addUserinfo } from './provider/userinfo.ts';

const LOOK_FOR_KEYS_MS = 15_000;

export async function identityRoutes(app: FastifyInstance, services: Services, rules: AttemptRules): Promise<void> {
  const { config } = services;
  if (config.mode === 'production')
    app.log.warn(
      'The embedded identity provider is running in production: accounts and keys are stored in this database only. Set HIREHQ_SSO_ISSUER to use an external provider.',
    );
  const kit = createPageKit(config);
  const live = await createLiveProvider(services, kit);
  const limits = createAttemptLimits(services, rules);
  const socialClients = config.social.map((provider) =>
    createSocialClient(provider, config.sso.issuer + brokerPath(provider.id)),
  );
  const accountOfBearer = createAccountOfBearer(services, live);
  // They are rotated by the work `identity.maintain-keys`; every process has its own copy of them, and looks for itself.
  const looking = runPeriodically({
    everyMs: LOOK_FOR_KEYS_MS,
    run: () => live.refresh(),
    failed: failureLog(app.log, 'identity.read-keys'),
  });
  app.addHook('onClose', () => looking.stop());

  // Separate scopes: the provider reads bodies itself, and the forms have their own parser.
  await app.register(async (scope) => mountProvider(scope, live, kit.policy));
  await app.register(async (scope) => addInteractions(scope, { services, live, kit, limits, socialClients }), {
    prefix: `${REALM_PATH}/login-actions`,
  });
  await app.register(async (scope) => addAccountEndpoint(scope, { services, accountOfBearer, limits }));
  await app.register(async (scope) => addUndoEmail(scope, { services, kit, limits }));
  addUserinfo(app, accountOfBearer);
  if (socialClients.length > 0) addBroker(app);
  for (const file of kit.files) {
    app.get(file.path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type(file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file.content),
    );
  }
}
