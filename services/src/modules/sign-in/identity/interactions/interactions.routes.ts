import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalOf } from '../../../../platform/http/envelope.ts';
import { statusOf } from '../../../../platform/http/error-body.ts';
import { ACCOUNT_PROMPT, actionOf } from '../provider/account-action.ts';
import { ACTION_PAGES, addAccountActions } from './account-actions.routes.ts';
import { addConfirmEmail } from './confirm-email.routes.ts';
import { createDesk } from './desk.ts';
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

type Parts = Parameters<typeof createDesk>[1] & { socialClients: readonly SocialClient[] };

/** The pages of a sign-in that we render. The provider keeps the original request and resumes it when a form succeeds. */
export async function addInteractions(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  const desk = createDesk(app, parts);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error on a page of the identity provider');
    const status = refusal ? statusOf(refusal) : 500;
    return desk.renderError(request as StepRequest, reply, 'identityError.UnexpectedLambdaException', status);
  });

  desk.start((visit) => desk.goTo(visit, firstPage(visit)));
  addSignIn(desk);
  addSignUp(desk);
  addConfirmEmail(desk);
  addResetPassword(desk);
  addNewPassword(desk);
  addAccountActions(desk);
  addResend(desk);
  addSocialSignUp(desk, parts.socialClients);
  addSocialProof(desk);
}
