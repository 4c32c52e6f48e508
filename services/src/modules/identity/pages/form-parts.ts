import { eyeMark, warningMark } from './artwork.ts';
import { html, type Html } from './html.ts';
import type { Texts } from './messages.ts';

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The one field of the page that has the focus from the start. */
  focused?: boolean;
  maxLength?: number;
}

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
    type="${type}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    required${value ? html` value="${value}"` : ''}${
      described ? html` aria-describedby="${described}"` : ''
    }${error ? html` aria-invalid="true"` : ''}${focused ? html` autofocus` : ''}${type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false" dir="ltr"` : ''}
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

/** What went wrong with the whole form, read out at once. */
export const formError = (message: string | undefined): Html | undefined =>
  message === undefined
    ? undefined
    : html`<div class="form-error" role="alert">
        ${warningMark}
        <p>${message}</p>
      </div>`;
