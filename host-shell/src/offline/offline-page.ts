import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS, BRAND_SIGNS, PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';
import { LOCALES, OFFLINE_PATH, type Locale } from '@hirehq/shared-contracts/page';
import type { ServedTexts } from '@hirehq/shared-contracts/release';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { directionOf } from '@hirehq/shared-contracts/text-direction';

interface OfflinePageInput {
  variant: BrandVariant;
  texts: ServedTexts;
  style: string;
  script: string;
  /** Content security policy that allows exactly this style and this script. */
  policy: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The cloud without a signal, in the style of shared-ui's illustrations. */
const DRAWING = `<svg class="drawing" viewBox="0 0 200 140" width="200" height="140" aria-hidden="true" focusable="false">
<path class="soft" d="M64 112a26 26 0 0 1-3-52 40 40 0 0 1 76-6 30 30 0 0 1 3 58H64Z"/>
<path class="card" d="M76 100a18 18 0 0 1-2-36 28 28 0 0 1 53-4 20 20 0 0 1 2 40H76Z"/>
<path class="line" d="M86 84a20 20 0 0 1 30 0M93 91a11 11 0 0 1 16 0"/>
<path class="accent" d="m70 44 64 64"/>
</svg>`;

function colours(variant: BrandVariant, scheme: keyof typeof PAGE_COLORS): string {
  const { primary, accent } = BRANDS[variant];
  const { page, surface, border, text, textMuted } = PAGE_COLORS[scheme];
  return `--page:${page};--surface:${surface};--border:${border};--text:${text};--muted:${textMuted};--brand:${primary};--accent:${accent}`;
}

/** The colours of a brand in both appearances: the browser's, unless the visitor chose one. */
export function offlineColours(variant: BrandVariant): string {
  const dark = colours(variant, 'dark');
  return `:root{${colours(variant, 'light')};color-scheme:light}@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark};color-scheme:dark}}:root[data-scheme=dark]{${dark};color-scheme:dark}`;
}

function section(locale: Locale, texts: ServedTexts): string {
  const say = (message: string) => escaped(texts[locale][message] ?? '');
  const state = (when: 'offline' | 'unreachable', hidden: boolean) =>
    `<div data-when="${when}"${hidden ? ' hidden' : ''}><h1>${say(`${when}.title`)}</h1><p>${say(`${when}.text`)}</p></div>`;
  return `<section lang="${locale}" dir="${directionOf(locale)}"${locale === 'en' ? '' : ' hidden'}>
${state('offline', false)}
${state('unreachable', true)}
<p class="kept">${say('offline.kept')}</p>
<button type="button">${say('offline.retry')}</button>
</section>`;
}

/** The page that the service worker shows when a page cannot be reached: all languages in one file, nothing to load. */
export function offlinePage({ variant, texts, style, script, policy }: OfflinePageInput): string {
  const { name } = BRANDS[variant];
  return `<!doctype html>
<html lang="en" dir="ltr" data-locale-key="${STORAGE_KEYS.locale}" data-scheme-key="${STORAGE_KEYS.colorScheme}" data-own-path="${OFFLINE_PATH}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(texts.en['offline.title'] ?? name)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9"/><path d="${BRAND_SIGNS[variant]}"/></svg><span>${escaped(name)}</span></p>
${DRAWING}
${LOCALES.map((locale) => section(locale, texts)).join('\n')}
</main>
</body>
</html>
`;
}
