import type { FastifyReply } from 'fastify';
import { isRecent } from '../../../../platform/auth/recently-signed-in.ts';
import type { Failure } from '../pages/form-parts.ts';
import { saveAttempt, takeAttempt } from '../social/attempt.store.ts';
import type { SocialAttempt, SocialClient, SocialPerson } from '../social/social-client.ts';
import { accountOfPerson, settleProvedEmail, type Settled } from '../social/social-sign-up.service.ts';
import { writeStep } from '../step.store.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { renderSignIn } from './sign-in.routes.ts';
import { sendProof, visitFacts } from './social-proof.routes.ts';
import type { SocialSetback } from './social-ways.ts';
import { isAskedAgain, type Visit } from './visit.ts';

const UNKNOWN = new Date(0);

/**
 * When the person proved who they are. A provider that does not say may have answered from a session of its own, unless it was
 * asked for a new sign-in.
 */
const signInOf = ({ authenticatedAt }: SocialPerson, { isAgain }: SocialAttempt): Date | undefined =>
  authenticatedAt ?? (isAgain ? undefined : UNKNOWN);

/** The redirects to a social provider and back (ID-07). */
export function addSocialSignUp(interaction: InteractionContext, clients: readonly SocialClient[]): void {
  const { services, get, send, goTo, redirect, limitFailure, enter } = interaction;

  /** Redirects to the page the visitor came from, with a message. */
  const giveUp = (visit: Visit, from: SocialAttempt['from'], { provider }: SocialClient, why: SocialSetback) =>
    goTo(visit, from, `social=${why}&with=${provider.id}`);

  function logFailure({ request }: Visit, { provider }: SocialClient, error: unknown): void {
    const { message, code } = error as { message?: unknown; code?: unknown };
    // Not the error itself: it may contain tokens.
    request.log.warn({ provider: provider.id, message, code }, 'sign-in with a social provider failed');
  }

  get('social/return/:provider', async (visit) => {
    const { request, place } = visit;
    const attempt = await takeAttempt(services.db, place.uid, services.now());
    const client = clients.find(({ provider }) => provider.id === attempt?.provider);
    if (!attempt || !client) return goTo(visit, 'sign-in');
    const limited = await limitFailure(visit, ['socialByAddress', ipAddressOf(visit)]);
    if (limited) return refuse(visit, limited, 429);
    const parameters = new URL(request.url, services.config.origin).searchParams;
    let person: SocialPerson | 'cancelled';
    try {
      person = await client.arrive(parameters, request.params.provider ?? '', attempt);
    } catch (error) {
      logFailure(visit, client, error);
      return giveUp(visit, attempt.from, client, 'failed');
    }
    if (person === 'cancelled') return giveUp(visit, attempt.from, client, 'cancelled');
    // A provider that ignored the request must not let whoever sits at a signed-in computer pass for the person.
    if (attempt.isAgain && person.authenticatedAt !== undefined && !isRecent(person.authenticatedAt, services.now()))
      return giveUp(visit, attempt.from, client, 'unasked');
    return receive(visit, client, { ...person, authenticatedAt: signInOf(person, attempt) });
  });

  get('social/:provider', async (visit) => {
    const { request, place, context } = visit;
    const client = clients.find(({ provider }) => provider.id === request.params.provider);
    if (!client) return goTo(visit, 'sign-in');
    const limited = await limitFailure(visit, ['socialByAddress', ipAddressOf(visit)]);
    if (limited) return refuse(visit, limited, 429);
    const from = (request.query as { from?: unknown }).from === 'sign-up' ? 'sign-up' : 'sign-in';
    try {
      const { url, attempt } = await client.depart({
        step: place.uid,
        from,
        locale: context.texts.locale,
        isAgain: isAskedAgain(visit),
      });
      await saveAttempt(services.db, place.uid, attempt, services.now());
      return redirect(visit, url.href);
    } catch (error) {
      logFailure(visit, client, error);
      return giveUp(visit, from, client, 'away');
    }
  });

  const refuse = (visit: Visit, failure: Failure, status: number) =>
    send(visit, renderSignIn(services, visit, { email: '', failure }), status);

  const goOn = (visit: Visit, settled: Settled, { authenticatedAt }: SocialPerson): Promise<FastifyReply> | FastifyReply =>
    'page' in settled
      ? goTo(visit, settled.page)
      : enter(visit, settled.account, (failure, status) => refuse(visit, failure, status), authenticatedAt);

  async function receive(visit: Visit, { provider }: SocialClient, person: SocialPerson): Promise<FastifyReply> {
    const { issuer, subject, name, email, isEmailVerified } = person;
    const social = { provider: provider.id, issuer, subject, name };
    const known = await accountOfPerson(services, social);
    if (known) return goOn(visit, { account: known }, person);
    if (email === undefined) {
      const state = { page: 'social-email', social } as const;
      await services.db.transaction().execute((trx) => writeStep(trx, visit.place.uid, state, services.now()));
      return goTo(visit, 'social-email');
    }
    if (isEmailVerified)
      return goOn(visit, await settleProvedEmail(services, visit.place, { social, email, ...visitFacts(visit) }), person);
    const failure = await sendProof(interaction, visit, { social, email });
    return failure ? refuse(visit, failure, 429) : goTo(visit, 'social-confirm');
  }
}
