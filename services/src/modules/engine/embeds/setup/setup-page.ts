import { readFileSync } from 'node:fs';
import {
  EMBED_HELP_PATH,
  EMBED_APPLY,
  EMBED_DENSITIES,
  EMBED_SCHEMES,
  EMBED_THEMES,
  EMBED_SCRIPT_PATH,
  embedElement,
  embedLines,
  type EmbedApply,
  type EmbedDensity,
  type EmbedScript,
  type EmbedTheme,
} from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import { DEVELOPER_CSS, renderDeveloperPage } from '../../../../platform/http/developer-page.ts';
import { html, trusted, type Html } from '../../../../platform/http/html.ts';
import { pagePolicy } from '../../../../platform/http/page-policy.ts';
import type { EmbeddingEmployer } from '../../../enterprises/employer-profiles/index.ts';
import { text } from '../texts.ts';
import { attributesOf, offersToApply, viewsToChoose, type SetupOptions, type ViewToChoose } from './setup-options.ts';

const CSS = DEVELOPER_CSS + readFileSync(new URL('setup-page.css', import.meta.url), 'utf8');

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', ar: 'العربية' };
const EMPLOYMENT_TYPES = ['FT', 'PT', 'FL', 'IN', 'OT'] as const;
const WORK_MODES = ['O', 'H', 'R'] as const;
const VIEW_TEXTS = {
  list: 'setup.viewList',
  cards: 'setup.viewCards',
  search: 'setup.viewSearch',
  company: 'setup.viewCompany',
  applications: 'setup.viewApplications',
  density: 'setup.viewDensity',
} as const satisfies Record<ViewToChoose, string>;
const THEME_TEXTS = {
  employer: 'setup.themeEmployer',
  general: 'setup.themeGeneral',
  neurodiversity: 'setup.themeNeurodiversity',
  healthcare: 'setup.themeHealthcare',
} as const satisfies Record<EmbedTheme, string>;
const DENSITY_TEXTS = {
  comfortable: 'setup.densityComfortable',
  compact: 'setup.densityCompact',
} as const satisfies Record<EmbedDensity, string>;
const APPLY_TEXTS = { page: 'setup.applyPage', here: 'setup.applyHere' } as const satisfies Record<EmbedApply, string>;
const SCHEME_TEXTS = { auto: 'setup.schemeAuto', light: 'setup.schemeLight', dark: 'setup.schemeDark' } as const;

/** It runs the element and what the element loads, all from the platform. */
export const setupPolicy = (origins: readonly string[]): string => pagePolicy(CSS, "'self'", { scripts: origins });

interface SetupPage {
  platform: string;
  employer: EmbeddingEmployer;
  options: SetupOptions;
  developmentKey: string;
  /** The present version of the script, if one is published. */
  pinned: EmbedScript | undefined;
  until: Date;
  /** The language of the page, and whether its address says so. */
  locale: Locale;
  isLocaleChosen: boolean;
}

type Choice = readonly [value: string, label: string];

const selectField = (name: string, label: string, chosen: string, choices: readonly Choice[]): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${choices.map(([value, said]) => html`<option value="${value}" ${value === chosen && 'selected'}>${said}</option>`)}
    </select>
  </div>`;

const textField = (name: string, label: string, value: string | undefined): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" maxlength="200" autocomplete="off" dir="auto" />
  </div>`;

function optionsForm({ options, pinned, locale, isLocaleChosen }: SetupPage): Html {
  const say = (id: Parameters<typeof text>[0]) => text(id, locale);
  const applyViews = pinned?.applyViews ?? {};
  const search = parseJobSearch(new URLSearchParams(options.filters));
  const [employmentType = ''] = search.employmentType ?? [];
  const [workMode = ''] = search.workMode ?? [];
  return html`<form method="get">
    ${isLocaleChosen && html`<input type="hidden" name="lang" value="${locale}" />`}
    <div class="fields">
      ${selectField(
        'view',
        say('setup.view'),
        options.view ?? 'list',
        viewsToChoose(applyViews).map((view): Choice => [view, say(VIEW_TEXTS[view])]),
      )}
      ${textField('keyword', say('setup.keyword'), search.keyword)} ${textField('city', say('setup.city'), search.city)}
      ${selectField('employmentType', say('setup.employmentType'), employmentType, [
        ['', say('setup.all')],
        ...EMPLOYMENT_TYPES.map((code): Choice => [code, say(`employmentType.${code}`)]),
      ])}
      ${selectField('workMode', say('setup.workMode'), workMode, [
        ['', say('setup.all')],
        ...WORK_MODES.map((code): Choice => [code, say(`workMode.${code}`)]),
      ])}
      ${selectField('locale', say('setup.locale'), options.locale ?? '', [
        ['', say('setup.localeOfPage')],
        ...LOCALES.map((each): Choice => [each, LANGUAGES[each]]),
      ])}
      ${selectField(
        'scheme',
        say('setup.scheme'),
        options.scheme ?? 'auto',
        EMBED_SCHEMES.toReversed().map((each): Choice => [each, say(SCHEME_TEXTS[each])]),
      )}
      ${selectField(
        'theme',
        say('setup.colours'),
        options.theme ?? 'employer',
        EMBED_THEMES.map((each): Choice => [each, say(THEME_TEXTS[each])]),
      )}
      ${selectField(
        'density',
        say('setup.density'),
        options.density ?? 'comfortable',
        EMBED_DENSITIES.map((each): Choice => [each, say(DENSITY_TEXTS[each])]),
      )}
      ${
        offersToApply(applyViews, options.view ?? 'list') &&
        selectField(
          'apply',
          say('setup.applying'),
          options.apply ?? 'page',
          EMBED_APPLY.map((each): Choice => [each, say(APPLY_TEXTS[each])]),
        )
      }
      ${
        pinned &&
        selectField('script', say('setup.script'), options.isPinned ? 'pinned' : 'live', [
          ['live', say('setup.scriptLive')],
          ['pinned', say('setup.scriptPinned')],
        ])
      }
      ${selectField('place', say('setup.place'), options.isForLocalhost ? 'localhost' : 'domains', [
        ['domains', say('setup.placeDomains')],
        ['localhost', say('setup.placeLocalhost')],
      ])}
    </div>
    ${pinned && html`<p class="meta">${say('setup.scriptNote')}</p>`}
    ${(options.apply === 'here' || options.view === 'applications') && html`<p class="meta">${say('setup.applyNote')}</p>`}
    <button type="submit">${say('setup.apply')}</button>
  </form>`;
}

function linesOf({ platform, employer, options, developmentKey, pinned }: SetupPage): string {
  return embedLines({
    platform,
    enterprise: employer.id,
    attributes: { ...attributesOf(options), ...(options.isForLocalhost && { 'development-key': developmentKey }) },
    pinned: options.isPinned ? pinned : undefined,
    ...(options.locale && { link: text('setup.ourJobs', options.locale) }),
  });
}

/** The languages of the page, with the options kept. */
const languages = (locale: Locale, query: string): Html =>
  html`<nav aria-label="${text('setup.languages', locale)}">
    ${LOCALES.map((each) => {
      const address = new URLSearchParams(query);
      address.set('lang', each);
      return html`<a
        href="?${address.toString()}"
        lang="${each}"
        hreflang="${each}"
        ${each === locale && trusted('aria-current="true"')}
        >${LANGUAGES[each]}</a
      >`;
    })}
  </nav>`;

/** Writes the lines that an employer copies, for the options of its address, and shows what visitors get. */
export function setupPage(page: SetupPage, query: string): string {
  const { platform, employer, options, until, locale } = page;
  const { domains, brand } = employer;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  const title = text('setup.title', locale, { employer: brand.name });
  // Applications are framed in pages of the proven domains alone.
  const { apply: _, ...shown } = attributesOf(options);
  const preview = embedElement({
    enterprise: employer.id,
    attributes: { ...shown, locale: options.locale ?? locale, loading: 'eager' },
  });
  const hasPreview = options.view !== 'applications';
  return renderDeveloperPage(
    title,
    html`<header>
        <p class="lead">${text('setup.lead', locale)}</p>
        ${languages(locale, query)}
      </header>
      <article>
        <h2>${text('setup.options', locale)}</h2>
        ${optionsForm(page)}
      </article>
      <article>
        <h2 id="lines">${text('setup.lines', locale)}</h2>
        <p id="lines-note">${text('setup.linesNote', locale)}</p>
        <textarea readonly dir="ltr" spellcheck="false" aria-labelledby="lines" aria-describedby="lines-note">
${linesOf(page)}</textarea>
      </article>
      <article>
        <h2>${text('setup.domains', locale)}</h2>
        <p>${text(domains.length > 0 ? 'setup.domainsSome' : 'setup.domainsNone', locale)}</p>
        ${
          domains.length > 0 &&
          html`<ul>
            ${domains.map((domain) => html`<li><bdi>${domain}</bdi></li>`)}
          </ul>`
        }
        <p>${text('setup.domainsMore', locale)}</p>
        <p>${text('setup.theme', locale)}</p>
        <p><a href="${platform}${EMBED_HELP_PATH}" hreflang="en">${text('setup.help', locale)}</a></p>
      </article>
      <p class="meta">${text('setup.expires', locale, { date })}</p>
      <section class="preview" aria-labelledby="preview">
        <h2 id="preview">${text('setup.preview', locale)}</h2>
        <p class="meta">${text(hasPreview ? 'setup.previewNote' : 'setup.previewNone', locale)}</p>
        ${hasPreview && trusted(preview)}
        <noscript>
          <p>${text('setup.noScript', locale)} ${text('setup.ourJobs', options.locale ?? locale)}</p>
        </noscript>
        <script type="module" src="${platform}${EMBED_SCRIPT_PATH}"></script>
      </section>`,
    { locale, css: CSS },
  );
}

/** For a link that opens nothing. */
export const overPage = (locale: Locale): string =>
  renderDeveloperPage(text('setup.overTitle', locale), html`<p class="lead">${text('setup.overText', locale)}</p>`, {
    locale,
    css: CSS,
  });
