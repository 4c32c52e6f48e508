import type { IdentityError } from '@hirehq/shared-contracts/identity-errors';
import { checkMark, eyeMark, warningMark } from './artwork.ts';
import { html, type Html } from '../../../../platform/http/html.ts';
import type { PageContext } from './layout.ts';
import type { Texts } from './messages.ts';

/** Where the mails to `email` are, for a developer whose deployment sends none. */
export function renderOutboxNote({ texts, outboxOf }: PageContext, email: string): Html | undefined {
  const path = outboxOf?.(email);
  if (path === undefined) return undefined;
  return html`<p class="note">
    ${texts.text('developer.noMail')}
    <a href="${path}" target="_blank">${texts.rich('developer.outbox', { email: html`<bdi>${email}</bdi>` })}</a>
  </p>`;
}

/** The sentence under the heading; says what the form is for where it leads to an application. */
export const renderLead = ({ texts, appliedTo }: PageContext, plain: Html | string, id: 'signIn.apply' | 'signUp.apply'): Html =>
  html`<p class="lead">
    ${
      appliedTo
        ? texts.rich(id, {
            job: html`<strong><bdi>${appliedTo.title}</bdi></strong>`,
            company: html`<strong><bdi>${appliedTo.company}</bdi></strong>`,
          })
        : plain
    }
  </p>`;

/** A failure of a whole form: the provider's error name, and the message shown. */
export interface Failure {
  name: IdentityError;
  text: string;
}

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password' | 'code';
  autocomplete: string;
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Focused when the page loads; one field per page. */
  focused?: boolean;
  maxLength?: number;
}

const ATTRIBUTES: Readonly<Record<Field['type'], Html | ''>> = {
  text: '',
  password: '',
  email: html` inputmode="email" autocapitalize="none" spellcheck="false" dir="ltr"`,
  code: html` inputmode="numeric" autocapitalize="none" spellcheck="false" dir="ltr"`,
};

const describedBy = ({ name, hint, error }: Pick<Field, 'name' | 'hint' | 'error'>) =>
  [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');

export const fieldError = (name: string, error: string | undefined): Html | undefined =>
  error === undefined ? undefined : html`<p class="field-error" id="${name}-error">${warningMark}<span>${error}</span></p>`;

export function renderField(texts: Texts, field: Field): Html {
  const { name, label, type, autocomplete, value, hint, error, focused, maxLength = 254 } = field;
  const described = describedBy(field);
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type === 'code' ? 'text' : type}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    required${value ? html` value="${value}"` : ''}${
      described ? html` aria-describedby="${described}"` : ''
    }${error ? html` aria-invalid="true"` : ''}${focused ? html` autofocus` : ''}${ATTRIBUTES[type]}${type === 'code' ? html` class="code"` : ''}
  />`;
  const reveal =
    type === 'password' &&
    html`<button
      type="button"
      class="reveal"
      data-reveal="${name}"
      data-show-label="${texts.text('field.password.show')}"
      data-hide-label="${texts.text('field.password.hide')}"
      aria-label="${texts.text('field.password.show')}"
      aria-pressed="false"
      hidden
    >
      ${eyeMark}
    </button>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="control">${input}${reveal}</div>
    ${fieldError(name, error)}${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** The failure of the whole form, announced immediately by screen readers. */
export const formError = (failure: Failure | undefined): Html | undefined =>
  failure &&
  html`<div class="form-error" role="alert" data-error="${failure.name}">
    ${warningMark}
    <p>${failure.text}</p>
  </div>`;

/** A success message. */
export const formNotice = (message: string): Html =>
  html`<div class="notice" role="status">
    ${checkMark}
    <p>${message}</p>
  </div>`;

/** The field for a mailed code; phones and mail apps offer to fill it in. */
export const renderCodeField = (texts: Texts, { error, focused }: Pick<Field, 'error' | 'focused'>): Html =>
  renderField(texts, {
    name: 'code',
    label: texts.text('field.code'),
    type: 'code',
    autocomplete: 'one-time-code',
    maxLength: 12,
    error,
    ...(focused !== undefined && { focused }),
  });

interface NewPasswordField {
  error?: string | undefined;
  focused?: boolean;
}

export const renderNewPasswordField = (texts: Texts, { error, focused }: NewPasswordField): Html =>
  renderField(texts, {
    name: 'new_password',
    label: texts.text('field.newPassword'),
    type: 'password',
    autocomplete: 'new-password',
    hint: error === undefined ? texts.text('field.password.rule') : undefined,
    maxLength: 128,
    error,
    ...(focused !== undefined && { focused }),
  });

/** A form that consists of a single secondary button. */
export const renderQuietForm = (action: string, label: string): Html =>
  html`<form method="post" action="${action}" class="quiet"><button type="submit">${label}</button></form>`;
