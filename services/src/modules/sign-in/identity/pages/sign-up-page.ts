import { NEURO_CLASSIFICATIONS, type NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { RegistrationField, RegistrationProblems } from '../registration.policy.ts';
import { fieldError, formError, renderField, renderLead, type Failure } from './form-parts.ts';
import { html } from '../../../../platform/http/html.ts';
import { renderSocialButtons, type SocialWay } from './social-buttons.ts';
import { renderPage, type PageContext } from './layout.ts';

export interface SignUpPage {
  action: string;
  signInPath: string;
  social: readonly SocialWay[];
  /** The account they signed in with elsewhere has no email or name (SH-15). */
  isIncomplete: boolean;
  values: { name: string; email: string; neuroClassification: NeuroClassification | null; terms: boolean };
  failure?: Failure | undefined;
  problems?: RegistrationProblems;
}

const ORDER: readonly RegistrationField[] = ['name', 'email', 'password', 'terms'];

export function renderSignUpPage(
  context: PageContext,
  { action, signInPath, social, isIncomplete, values, failure, problems = {} }: SignUpPage,
): string {
  const { kit, texts, variant } = context;
  const { text } = texts;
  const errorOf = (field: RegistrationField) => problems[field] && text(`problem.${problems[field]}`);
  const firstProblem = ORDER.find((field) => problems[field]);
  const focus = firstProblem ?? (failure ? 'email' : 'name');
  const link = (path: string, label: string) => html`<a href="${kit.origin}${path}" target="_blank" rel="noopener">${label}</a>`;
  const classification = html`<div class="field">
    <label for="neuro_classification"
      >${text('field.neuro')} <span class="optional">(${text('field.neuro.optional')})</span></label
    >
    <div class="control">
      <select id="neuro_classification" name="neuro_classification" aria-describedby="neuro-hint">
        <option value="">${text('field.neuro.none')}</option>
        ${NEURO_CLASSIFICATIONS.map(
          (code) =>
            html`<option value="${code}" ${values.neuroClassification === code ? html` selected` : ''}>
              ${text(`field.neuro.${code}`)}
            </option>`,
        )}
      </select>
    </div>
    <p class="hint" id="neuro-hint">${text('field.neuro.hint')}</p>
  </div>`;

  return renderPage(
    context,
    text('signUp.title'),
    html`<h1>${text('signUp.title')}</h1>
      ${isIncomplete ? html`<p class="lead">${text('signUp.incomplete')}</p>` : renderLead(context, text('signUp.lead'), 'signUp.apply')}
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'name', label: text('field.name'), type: 'text', autocomplete: 'name', value: values.name, error: errorOf('name'), focused: focus === 'name', maxLength: 100 })}
        ${renderField(texts, { name: 'email', label: text('field.email'), type: 'email', autocomplete: 'username', value: values.email, error: errorOf('email'), focused: focus === 'email' })}
        ${renderField(texts, { name: 'password', label: text('field.password'), type: 'password', autocomplete: 'new-password', hint: problems.password === 'passwordWeak' ? undefined : text('field.password.rule'), error: errorOf('password'), focused: focus === 'password', maxLength: 128 })}
        ${variant === 'N' && classification}
        <div class="field terms">
          <div class="consent">
            <input
              id="terms"
              name="terms"
              type="checkbox"
              value="yes"
              required${values.terms ? html` checked` : ''}${
                problems.terms ? html` aria-invalid="true" aria-describedby="terms-error"` : ''
              }${focus === 'terms' ? html` autofocus` : ''}
            />
            <label for="terms"
              >${texts.rich('signUp.terms', { terms: link('/termsofuse', text('page.terms')), privacy: link('/privacypolicy', text('page.privacy')) })}</label
            >
          </div>
          ${fieldError('terms', errorOf('terms'))}
        </div>
        <button type="submit" class="primary">${text('signUp.submit')}</button>
      </form>
      ${renderSocialButtons(context, social)}
      <p class="other">
        ${text('signUp.haveAccount')} <a href="${signInPath}" data-carry="email">${text('signUp.toSignIn')}</a>
      </p>`,
  );
}
