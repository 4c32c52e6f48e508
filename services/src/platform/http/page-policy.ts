import { createHash } from 'node:crypto';

interface PagePolicy {
  /** Origins whose scripts it runs, with what these load. */
  scripts?: readonly string[];
}

/** The content security policy of a page whose only style is this CSS, without scripts unless they are named. `formAction`: where its forms are sent. */
export const pagePolicy = (css: string, formAction: "'none'" | "'self'" = "'none'", { scripts = [] }: PagePolicy = {}): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ['img-src data:', ...scripts].join(' '),
    ...(scripts.length > 0 ? ['script-src', 'connect-src', 'font-src'].map((name) => [name, ...scripts].join(' ')) : []),
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
