import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalOfError } from '../../../../platform/http/envelope.ts';
import { statusOf } from '../../../../platform/http/error-body.ts';
import { ACCOUNT_PROMPT, actionOf } from '../provider/account-action.ts';
import { ACTION_PAGES, addAccountActions } from './account-actions.routes.ts';
import { addConfirmEmail } from './confirm-email.routes.ts';
import { createInteractionContext } from './interaction-context.ts';
import { addNewPassword } from './new-password.routes.ts';
import { addResend } from './resend.routes.ts';
import { addResetPassword } from './reset-password.routes.ts';
import { addSignIn } from './sign-in.routes.ts';
import { addSignUp } from './sign-up.routes.ts';
import type { SocialClient } from '../social/social-client.ts';
import { addSocialProof } from './social-proof.routes.ts';
import { addSocialSignUp } from './social.routes.ts';
import type { PageName, StepRequest, Visit } from './visit.ts';

function firstPage({ step: { params, prompt }, state }: Visit): PageName {
  const action = actionOf(params);
  if (prompt.name === ACCOUNT_PROMPT && action) return ACTION_PAGES[action];
  if (state) return state.page;
  return prompt.name === 'create' ? 'sign-up' : 'sign-in';
}

type Parts = Parameters<typeof createInteractionContext>[1] & { socialClients: readonly SocialClient[] };

/** The pages of a sign-in that we render. The provider keeps the original request and resumes it when a form succeeds. */
export async function addInteractions(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  const interaction = createInteractionContext(app, parts);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOfError(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error on a page of the identity provider');
    const status = refusal ? statusOf(refusal) : 500;
    return interaction.renderError(request as StepRequest, reply, 'identityError.UnexpectedLambdaException', status);
  });

  interaction.start((visit) => interaction.goTo(visit, firstPage(visit)));
  addSignIn(interaction);
  addSignUp(interaction);
  addConfirmEmail(interaction);
  addResetPassword(interaction);
  addNewPassword(interaction);
  addAccountActions(interaction);
  addResend(interaction);
  addSocialSignUp(interaction, parts.socialClients);
  addSocialProof(interaction);
}
