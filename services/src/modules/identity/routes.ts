import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/module.ts';
import type { AttemptRules } from './attempt-limits.ts';
import { addInteractions } from './interactions.routes.ts';
import { createPageKit } from './pages/page-kit.ts';
import { createProvider } from './provider/create-provider.ts';
import { loadProviderKeys } from './provider/key.store.ts';
import { mountProvider } from './provider/mount-provider.ts';
import { REALM_PATH } from './provider/paths.ts';
import { addSilentSso } from './provider/silent-sso.ts';
import { addUserinfo } from './provider/userinfo.ts';

export async function identityRoutes(app: FastifyInstance, services: Services, rules: AttemptRules): Promise<void> {
  if (services.config.mode === 'production')
    app.log.warn(
      'The embedded identity provider serves production: accounts and keys live in this database alone. HIREHQ_SSO_ISSUER names another.',
    );
  const keys = await loadProviderKeys(services.db);
  const kit = createPageKit(services.config.origin);
  const provider = createProvider(services, keys, kit);

  // A scope each: the provider reads bodies itself, the forms have a parser of their own.
  await app.register(async (scope) => mountProvider(scope, provider, kit.policy));
  await app.register(
    async (scope) => {
      if (!scope.hasDecorator('createRateLimit')) await scope.register(rateLimit, { global: false });
      await addInteractions(scope, { services, provider, kit, rules });
    },
    { prefix: `${REALM_PATH}/login-actions` },
  );
  addUserinfo(app, services, keys);
  addSilentSso(app);
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
