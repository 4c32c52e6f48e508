import { readFileSync } from 'node:fs';
import {
  EMBED_ATTRIBUTES,
  EMBED_ELEMENT,
  EMBED_ERRORS,
  EMBED_EVENT_NOTES,
  EMBED_REMEDIES,
  EMBEDDED_JOBS_PAGE,
  FRAMED_ERRORS,
  embedLines,
  PINNED_SCRIPT_DAYS,
  VISITOR_FRAGMENT,
  type EmbedScript,
} from '@hirehq/shared-contracts/embed';
import { renderDeveloperPage } from '../../../platform/http/developer-page.ts';
import { html } from '../../../platform/http/html.ts';

const VISITOR_TOKEN = readFileSync(new URL('visitors/visitor-token.example.js', import.meta.url), 'utf8');

const listOf = (notes: Readonly<Record<string, string>>) =>
  html`<ul>
    ${Object.entries(notes).map(([name, note]) => html`<li><code>${name}</code>: ${note}</li>`)}
  </ul>`;

const remedies: Readonly<Record<string, string>> = EMBED_REMEDIES;

/** What developers of an employer's pages need to know of the element. */
export const helpPage = (platform: string, pinned: EmbedScript | undefined): string =>
  renderDeveloperPage(
    'Jobs on your own pages',
    html`<p class="lead">Copy these three lines, with the id of your company or one of its proven domains.</p>
      <article>
        <h2>Three lines</h2>
        <pre><code>${embedLines({ platform, enterprise: 'acme.example' })}</code></pre>
        <p>
          They work on pages of the domains you have proven, and their subdomains. On localhost, add the attribute
          <code>development-key</code>; <code>GET embed</code> of the employers’ API has your key. Search engines and pages
          without scripts get the list at <code>${EMBEDDED_JOBS_PAGE}</code>.
        </p>
      </article>
      ${
        pinned &&
        html`<article>
          <h2>One version of the script</h2>
          <p>
            The lines above load the live version, which gets corrections within five minutes: choose them unless somebody has to
            approve what runs on your pages. These load the present version only. The browser refuses any other content, so you
            decide when it changes: copy the lines again within ${String(PINNED_SCRIPT_DAYS)} days of a new version.
          </p>
          <pre><code>${embedLines({ platform, enterprise: 'acme.example', pinned })}</code></pre>
        </article>`
      }
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
        <p>
          With <code>apply="here"</code> it also needs <code>frame-src ${platform}</code>, HTTPS, and no
          <code>Cross-Origin-Opener-Policy: same-origin</code>.
        </p>
      </article>
      <article>
        <h2>Filling in the application form</h2>
        <p>
          A page that knows its visitor can have the application form begin with name, email and telephone number. Register a
          public key with <code>POST embed/visitor-keys</code> of the employers’ API, and sign a token on your server. It lives
          for five minutes at most and counts once; it may have the claims of this example, <code>sub</code> and <code>nbf</code>,
          and no others. In Node, with the package <code>jose</code>:
        </p>
        <pre><code>${VISITOR_TOKEN}</code></pre>
        <p>The element asks your page for it when somebody applies, and passes it on without reading it:</p>
        <pre><code>document.querySelector('${EMBED_ELEMENT}').visitor = async () =>
  (await fetch('/my/visitor-token', { method: 'POST' })).text();</code></pre>
        <p>
          Your own links to an application can have it too: <code>${platform}/application/…#${VISITOR_FRAGMENT}=…</code>. If the
          form opens without it, the response to <code>redeemVisitorToken</code> says why.
        </p>
      </article>
      <h2>If it shows nothing</h2>
      ${Object.entries({ ...EMBED_ERRORS, ...FRAMED_ERRORS }).map(
        ([code, why]) =>
          html`<article id="${code}">
            <h2>${code}</h2>
            <p>${why} ${remedies[code] ?? ''}</p>
          </article>`,
      )}`,
  );
