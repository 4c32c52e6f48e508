import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS, PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import { routes } from '@hirehq/shared-contracts/routes';
import { iconUrl } from './icon-url.ts';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { servedText } from './indexed-pages.ts';

/** The web app manifest, in one language and brand. */
export function webManifest(shell: Release, variant: BrandVariant, locale: Locale): Record<string, unknown> {
  const { name, primary } = BRANDS[variant];
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: iconUrl(variant, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const small = icon('icon-192.png', 192, 'any');
  const shortcut = (message: string, url: string) => {
    const title = servedText(shell, locale, message);
    return title === undefined ? [] : [{ name: title, url, icons: [small] }];
  };
  return {
    id: '/',
    name,
    short_name: name.split(' ')[0],
    description: servedText(shell, locale, 'app.description'),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primary,
    background_color: PAGE_COLORS.light.page,
    categories: ['business', 'productivity'],
    icons: [small, icon('icon-512.png', 512, 'any'), icon('maskable-512.png', 512, 'maskable')],
    shortcuts: [...shortcut('title.findJobs', routes.jobList()), ...shortcut('title.myJobs', routes.myJobs())],
  };
}
