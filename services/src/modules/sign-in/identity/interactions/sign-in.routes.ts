import type { IdentityAttempt } from '../attempt-limits.ts';
import { checkPassword } from '../identity.service.ts';
import { renderSignInPage, type SignInPage } from '../pages/sign-in-page.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { credentialsForm } from './form-schemas.ts';
import { socialFailure, socialWays } from './social-ways.ts';
import { hintOf, isAskedAgain, noticeOf, type Visit } from './visit.ts';

type Shown = Pick<SignInPage, 'email' | 'failure' | 'problems'>;

export const renderSignIn = ({ config }: Pick<InteractionContext['services'], 'config'>, visit: Visit, shown: Shown): string =>
  renderSignInPage(visit.context, {
    action: visit.pathOf('sign-in'),
    signUpPath: visit.pathOf('sign-up'),
    forgotPath: visit.pathOf('forgot'),
    social: socialWays(config.social, visit, 'sign-in'),
    reason: noticeOf(visit) === 'session-ended' ? 'ended' : isAskedAgain(visit) ? 'again' : 'none',
    ...shown,
  });

/** The limit that a wrong password counts towards: on a known device of the account, separate from other devices. */
export const wrongPasswordAttempt = (email: string, device: string | undefined): IdentityAttempt =>
  device === undefined ? ['signInByEmail', email] : ['signInByDevice', device];

export function addSignIn({ services, limits, page, send, limitFailure, deviceOf, enter }: InteractionContext): void {
  const render = (visit: Visit, shown: Shown) => renderSignIn(services, visit, shown);

  page('sign-in', {
    show: (visit) => send(visit, render(visit, { email: hintOf(visit), failure: socialFailure(services.config.social, visit) })),

    async submit(visit) {
      const { email, password } = credentialsForm.parse(visit.request.body);
      const { text: say } = visit.context.texts;
      if (!email || !password) {
        const problems = {
          email: email ? undefined : say('signIn.emailMissing'),
          password: password ? undefined : say('signIn.passwordMissing'),
        };
        const failure = visit.failure('InvalidParameterException');
        return send(visit, render(visit, { email, failure, problems }), 400);
      }
      const wrongPassword = wrongPasswordAttempt(email, await deviceOf(visit, email));
      const limited = await limitFailure(visit, ['signInByAddress', ipAddressOf(visit)], wrongPassword);
      if (limited) return send(visit, render(visit, { email, failure: limited }), 429);
      const account = await checkPassword(services, { email, password });
      if (!account) return send(visit, render(visit, { email, failure: visit.failure('NotAuthorizedException') }), 401);
      await limits.giveBack(wrongPassword);
      return enter(visit, account, (failure, status) => send(visit, render(visit, { email, failure }), status));
    },
  });
}
