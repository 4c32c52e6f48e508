import { register } from '../identity.service.ts';
import { renderSignUpPage, type SignUpPage } from '../pages/sign-up-page.ts';
import { classificationUnasked, registrationProblems } from '../registration.policy.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { registrationForm } from './form-schemas.ts';
import { socialFailure, socialWays } from './social-ways.ts';
import { hintOf, nameHintOf, noticeOf, type Visit } from './visit.ts';

export function addSignUp({ services, page, send, goTo, mailFailure }: InteractionContext): void {
  const render = (visit: Visit, values: Pick<SignUpPage, 'values' | 'failure' | 'problems'>) =>
    renderSignUpPage(visit.context, {
      action: visit.pathOf('sign-up'),
      signInPath: visit.pathOf('sign-in'),
      social: socialWays(services.config.social, visit, 'sign-up'),
      isIncomplete: noticeOf(visit) === 'account-incomplete',
      ...values,
    });

  page('sign-up', {
    show: (visit) =>
      send(
        visit,
        render(visit, {
          values: { name: nameHintOf(visit), email: hintOf(visit), neuroClassification: null, terms: false },
          failure: socialFailure(services.config.social, visit),
        }),
      ),

    async submit(visit) {
      const form = registrationForm.parse(visit.request.body);
      const { name, email, password, terms, neuro_classification: answer } = form;
      const values = { name, email, terms, neuroClassification: answer };
      const problems = registrationProblems(form);
      if (Object.keys(problems).length > 0)
        return send(visit, render(visit, { values, problems, failure: visit.failure('InvalidParameterException') }), 400);
      const limited = await mailFailure(visit, { purpose: 'sign-up', email }, ['signUpByAddress', ipAddressOf(visit)]);
      if (limited) return send(visit, render(visit, { values, failure: limited }), 429);
      const ipAddress = ipAddressOf(visit);
      const neuroClassification = answer ?? classificationUnasked(visit.context.variant);
      await register(services, visit.place, { name, email, password, neuroClassification, ipAddress });
      return goTo(visit, 'confirm');
    },
  });
}
