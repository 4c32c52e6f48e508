import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VIEW_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { CONSENT_COOKIES } from '../../src/modules/sign-in/identity/pages/consent-sheet.ts';
import { trusted } from '../../src/platform/http/html.ts';
import { artwork, checkMark, eyeMark, logoMark, warningMark } from '../../src/modules/sign-in/identity/pages/artwork.ts';
import { paletteStyles } from '../../src/modules/sign-in/identity/pages/brand.ts';
import { FONT_FILE, fontStyles } from '../../src/modules/sign-in/identity/pages/page-font.ts';
import { SHARED_SENTENCES } from './shared-sentences.ts';

const FONT = 'fonts/figtree.woff2';

type Sentences = Readonly<Record<string, string>>;

const PAGES = '../../src/modules/sign-in/identity';
const VARIANTS = Object.keys(BRANDS) as BrandVariant[];

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readSentences = (path: string) => JSON.parse(read(path)) as Sentences;

/** The signs of the brands; that of the brand on the page is visible. */
function logoMarks() {
  return trusted(
    VARIANTS.map((variant) => `<span class="sign only-${variant.toLowerCase()}">${logoMark(variant).html}</span>`).join(''),
  );
}

const MARKS = { logoMark: logoMarks(), checkMark, warningMark, eyeMark, artwork };

function marks(): string {
  const parts = Object.entries(MARKS).map(([name, { html }]) => `<#macro ${name}>\n${html}\n</#macro>`);
  return `${parts.join('\n')}\n`;
}

/** The colours of each brand, and which of the brand names on the page is visible. */
function brandStyles(): string {
  const rules = VARIANTS.flatMap((variant) => [
    `[data-variant='${variant}'] {\n  --brand: ${BRANDS[variant].primary.toLowerCase()};\n  --accent: ${BRANDS[variant].accent.toLowerCase()};\n}`,
    `:root:not([data-variant='${variant}']) .only-${variant.toLowerCase()} {\n  display: none;\n}`,
  ]);
  return `${rules.join('\n')}\n`;
}

function brandFacts(): string {
  const names = VARIANTS.map((variant) => `<span class="only-${variant.toLowerCase()}">${BRANDS[variant].name}</span>`);
  const list = VARIANTS.map((variant) => `${variant}=${VIEW_TAGS[variant]}=${BRANDS[variant].name}`).join(';');
  return `<#macro brandName>${names.join('')}</#macro>\n<#assign brands = "${list}">\n<#assign defaultName = "${BRANDS.D.name}">\n<#assign acceptedCookie = "${CONSENT_COOKIES.accepted}">\n<#assign necessaryCookie = "${CONSENT_COOKIES.necessary}">\n`;
}

const mailBrand = () => `<#assign primary = "${BRANDS.D.primary}">\n<#assign name = "${BRANDS.D.name}">\n`;

/** Converts our `{name}` to Java's `{0}`, numbered in the order of the English text; doubles apostrophes. */
function forJava(text: string, gaps: readonly string[]): string {
  return text
    .replaceAll("'", "''")
    .replaceAll(/\{([a-z]\w*)\}/gi, (_, name: string) => `{${gaps.indexOf(name)}}`)
    .replaceAll('\n', String.raw`\n`);
}

function loginMessages(locale: Locale): string {
  const ours = readSentences(`${PAGES}/messages/${locale}.json`);
  const english = readSentences(`${PAGES}/messages/en.json`);
  const shared = Object.entries(SHARED_SENTENCES).flatMap(([id, keys]) => {
    const text = ours[id];
    if (text === undefined) throw new Error(`services/src/modules/sign-in/identity/messages/${locale}.json has no ${id}`);
    const gaps = [...(english[id] ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    return keys.map((key) => [key, forJava(text, gaps)] as const);
  });
  const own = Object.entries(readSentences(`messages/login-${locale}.json`)).map(
    ([key, text]) => [key, forJava(text, [])] as const,
  );
  return properties([...shared, ...own]);
}

const emailMessages = (locale: Locale) =>
  properties(
    Object.entries(readSentences(`messages/email-${locale}.json`)).map(([key, text]) => [key, forJava(text, [])] as const),
  );

function properties(entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([key, text]) => `${key}=${text}`).toSorted();
  return `# Written by services/identity/keycloak/theme-files.ts.\n${lines.join('\n')}\n`;
}

/** The theme files that are made from the sources of the embedded provider's pages, by path in the theme. */
export function themeFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['login/marks.ftl', marks()],
    ['login/brands.ftl', brandFacts()],
    ['email/html/brand.ftl', mailBrand()],
    ['login/resources/css/font.css', fontStyles(`../${FONT}`)],
    ['login/resources/css/brands.css', `${paletteStyles()}\n${brandStyles()}`],
    ['login/resources/css/identity.css', read(`${PAGES}/pages/identity.css`)],
    ['login/resources/css/social.css', read(`${PAGES}/pages/social.css`)],
    ['login/resources/css/consent.css', read(`${PAGES}/pages/consent.css`)],
    ['login/resources/js/identity.js', read(`${PAGES}/pages/identity.browser.js`)],
    ['login/resources/js/consent.js', read(`${PAGES}/pages/consent.browser.js`)],
    ...LOCALES.flatMap((locale) => [
      [`login/messages/messages_${locale}.properties`, loginMessages(locale)] as const,
      [`email/messages/messages_${locale}.properties`, emailMessages(locale)] as const,
    ]),
  ]);
}

/** Folder of the theme's own files. */
export const OWN_FILES = join(import.meta.dirname, 'themes/hirehq');

/** Writes the complete theme into a folder for Keycloak's themes. */
export function writeTheme(themes: string): void {
  const theme = join(themes, 'hirehq');
  cpSync(OWN_FILES, theme, { recursive: true });
  cpSync(FONT_FILE, join(theme, 'login/resources', FONT));
  for (const [path, content] of themeFiles()) {
    mkdirSync(dirname(join(theme, path)), { recursive: true });
    writeFileSync(join(theme, path), content);
  }
}

if (import.meta.main) {
  const [themes] = process.argv.slice(2);
  if (!themes) throw new Error('Pass the folder for the theme: node services/identity/keycloak/theme-files.ts THEMES');
  writeTheme(themes);
}
