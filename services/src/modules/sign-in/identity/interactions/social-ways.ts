import { z } from 'zod';
import type { SocialProvider } from '../../../../platform/social-provider.ts';
import type { Failure } from '../pages/form-parts.ts';
import type { SocialWay } from '../pages/social-buttons.ts';
import type { Visit } from './visit.ts';

type Providers = readonly SocialProvider[];

/** Why a visitor came back from a social provider without being signed in. */
export type SocialSetback = 'cancelled' | 'failed' | 'away' | 'unasked';

const querySchema = z.object({ social: z.enum(['cancelled', 'failed', 'away', 'unasked']), with: z.string() });

export const nameOfProvider = (providers: Providers, id: string): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

export const socialWays = (providers: Providers, visit: Visit, from: 'sign-in' | 'sign-up'): SocialWay[] =>
  providers.map(({ id, name }) => ({ name, path: withQuery(visit.pathOf(`social/${id}`), `from=${from}`) }));

/** The message for a visitor who came back; undefined on any other visit. */
export function socialFailure(providers: Providers, { request, context, failure }: Visit): Failure | undefined {
  const query = querySchema.safeParse(request.query);
  const provider = query.success && providers.find(({ id }) => id === query.data.with);
  if (!provider) return undefined;
  const { name } = failure(query.data.social === 'cancelled' ? 'NotAuthorizedException' : 'UnexpectedLambdaException');
  return { name, text: context.texts.text(`social.${query.data.social}`, { provider: provider.name }) };
}
