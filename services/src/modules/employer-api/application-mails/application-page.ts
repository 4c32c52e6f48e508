import type { SubmittedApplicationDetails, WithdrawnApplication } from '@hirehq/shared-contracts/employer';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html, type Html } from '../../../platform/http/html.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { EmployerMessage } from '../../candidate/messages/index.ts';
import { placeInLanguage } from '../../engine/places/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { dayIn, saidAnswer } from './said-answers.ts';

export type PageNotice = 'shortlist' | 'decline' | 'message' | 'incomplete' | 'refused' | 'later';

type TextId = Parameters<typeof applicationMailText>[0];

interface PageContent {
  title: string;
  content: Html;
}

const STATES: Readonly<Record<string, TextId>> = {
  R: 'state.received',
  S: 'state.shortlisted',
  F: 'state.offered',
  O: 'state.onboarded',
  B: 'state.offboarded',
};

/** Of a withdrawn application only that it was withdrawn, and when. */
export function withdrawnPage({ withdrawnTimestamp }: WithdrawnApplication, locale: Locale): PageContent {
  const text = applicationMailText('page.withdrawn', locale, { date: dayIn(locale, withdrawnTimestamp) });
  return { title: applicationMailText('page.withdrawnTitle', locale), content: html`<p>${text}</p>` };
}

const fact = (label: string, value: Html | string | null): Html | null =>
  value === null || value === ''
    ? null
    : html`<div>
        <dt><bdi>${label}</bdi></dt>
        <dd><bdi>${value}</bdi></dd>
      </div>`;

/** An application as the employers' API returns it, the conversation, and the forms that answer it. */
export function submittedPage(
  application: SubmittedApplicationDetails,
  { messages, locale, notice }: { messages: readonly EmployerMessage[]; locale: Locale; notice: PageNotice | undefined },
): PageContent {
  const text = (id: TextId, values: Record<string, string> = {}) => applicationMailText(id, locale, values);
  const { candidate, resume, answers, adjustments, coverLetter, closedTimestamp, enterpriseProcessStatus } = application;
  const isProblem = notice === 'incomplete' || notice === 'refused' || notice === 'later';
  const label = [candidate.city, candidate.state, candidate.country].filter(Boolean).join(', ');
  const place = placeInLanguage({ label, country: candidate.country }, locale);
  const years = candidate.overallYearsOfExperience;
  const state = text(closedTimestamp ? 'state.closed' : (STATES[enterpriseProcessStatus] ?? 'state.received'));
  const button = (step: 'shortlist' | 'decline') =>
    html`<form method="post">
      <input type="hidden" name="step" value="${step}" /><button type="submit">${text(`page.${step}`)}</button>
    </form>`;
  // What cannot be undone takes two steps, without a script.
  const decline = html`<details>
    <summary>${text('page.declineAsk')}</summary>
    <p>${text('page.declineText')}</p>
    ${button('decline')}
  </details>`;
  const content = html`
    ${notice !== undefined && html`<p class="notice" role="${isProblem ? 'alert' : 'status'}"><strong>${text(`notice.${notice}`)}</strong></p>`}
    <dl>
      ${fact(text('page.state'), state)} ${fact(text('page.sent'), dayIn(locale, application.submittedTimestamp))}
      ${fact(text('page.portal'), application.portal)} ${fact(text('page.name'), application.candidateName)}
      ${fact(text('page.profileTitle'), candidate.profileTitle)} ${fact(text('page.email'), candidate.emailAddress)}
      ${fact(text('page.telephone'), candidate.telephone)} ${fact(text('page.location'), place)}
      ${fact(text('page.experience'), years === null ? null : new Intl.NumberFormat(locale).format(years))}
      ${fact(text('page.skills'), candidate.skills.map(({ name }) => name).join(', '))}
      ${answers.map((answer) => {
        const { label, value } = saidAnswer(answer, locale);
        return fact(label, value);
      })}
      ${fact(text('page.coverLetter'), coverLetter)} ${fact(text('page.adjustments'), adjustments)}
      ${fact(
        text('page.resume'),
        resume
          ? html`<a href="${resume.signedUrl}" rel="noreferrer">${resume.fileName}</a> (${text('page.fileTime')})`
          : text('page.noResume'),
      )}
    </dl>
    <h2>${text('page.messages')}</h2>
    ${
      messages.length === 0
        ? html`<p>${text('page.noMessages')}</p>`
        : html`<ul class="messages">
            ${messages.map((message) => messageLine(message, { locale, name: application.candidateName }))}
          </ul>`
    }
    ${
      closedTimestamp === null &&
      html`<form method="post">
          <input type="hidden" name="step" value="message" /><input type="hidden" name="requestId" value="${newId()}" />
          <p>
            <label for="text">${text('page.writeMessage')}</label>
            <textarea id="text" name="text" rows="4" maxlength="4000" required dir="auto"></textarea>
          </p>
          <button type="submit">${text('page.send')}</button>
        </form>
        <h2>${text('page.decide')}</h2>
        <p>${text('page.decideText')}</p>
        ${enterpriseProcessStatus === 'R' && button('shortlist')} ${['R', 'S', 'F'].includes(enterpriseProcessStatus) && decline}`
    }
    <p>${text('page.footnote')}</p>
  `;
  return { title: text('page.title', { job: application.jobTitle }), content };
}

function messageLine(message: EmployerMessage, { locale, name }: { locale: Locale; name: string }): Html {
  const by = message.byEnterprise ? applicationMailText('page.you', locale) : name;
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(message.timestamp),
  );
  const file =
    message.messageSignedUrl &&
    html` <a href="${message.messageSignedUrl}" rel="noreferrer">${applicationMailText('page.attachment', locale)}</a>`;
  return html`<li>
    <strong><bdi>${by}</bdi></strong> · ${at} UTC<br /><bdi>${message.message}</bdi>${file}
  </li>`;
}
