import {
  EMBED_ATTRIBUTES,
  EMBED_ELEMENT,
  EMBED_ERRORS,
  EMBED_EVENT_NOTES,
  EMBEDDED_JOBS_PAGE,
  embedLines,
} from '@hirehq/shared-contracts/embed';
import { renderDeveloperPage } from '../../../platform/http/developer-page.ts';
import { html } from '../../../platform/http/html.ts';

const listOf = (notes: Readonly<Record<string, string>>) =>
  html`<ul>
    ${Object.entries(notes).map(([name, note]) => html`<li><code>${name}</code>: ${note}</li>`)}
  </ul>`;

/** What developers of an employer's pages need to know of the element. */
export const helpPage = (platform: string): string =>
  renderDeveloperPage(
    'Jobs on your own pages',
    html`<p class="lead">Copy these three lines, with the id of your company or one of its proven domains.</p>
      <article>
        <h2>Three lines</h2>
        <pre><code>${embedLines(platform, 'acme.example')}</code></pre>
        <p>
          They work on pages of the domains you have proven, and their subdomains. On localhost, add the attribute
          <code>development-key</code>; <code>GET embed</code> of the employers’ API has your key. Search engines and pages
          without scripts get the list at <code>${EMBEDDED_JOBS_PAGE}</code>.
        </p>
      </article>
      <article>
        <h2>Attributes</h2>
        ${listOf(EMBED_ATTRIBUTES)}
        <p>
          Elements of your own with <code>slot="loading"</code> or <code>slot="failure"</code> inside
          <code>&lt;${EMBED_ELEMENT}&gt;</code> are shown in place of ours.
        </p>
      </article>
      <article>
        <h2>Events</h2>
        ${listOf(EMBED_EVENT_NOTES)}
      </article>
      <article>
        <h2>Content-Security-Policy</h2>
        <p>A page with a policy allows the platform in two directives. Nothing is needed in style-src, nor for Trusted Types.</p>
        <pre><code>script-src ${platform}; connect-src ${platform}</code></pre>
      </article>
      <h2>If it shows nothing</h2>
      ${Object.entries(EMBED_ERRORS).map(
        ([code, remedy]) =>
          html`<article id="${code}">
            <h2>${code}</h2>
            <p>${remedy}</p>
          </article>`,
      )}`,
  );
