import { createHash } from 'node:crypto';

/** The content security policy of a page without scripts whose only style is this CSS. `formAction`: where its forms are sent. */
export const pagePolicy = (css: string, formAction: "'none'" | "'self'" = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
