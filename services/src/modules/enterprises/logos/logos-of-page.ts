import { isRecord } from '@hirehq/shared-contracts/is-record';
import { linkedDataOf } from '../../../platform/feed-source/linked-data.ts';
import { logoAddress } from './logo-url.ts';

const LINKS = /<link\s[^<>]{1,2000}>/gi;
const ATTRIBUTES = /([a-z-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const ORGANIZATION = /Organization|Corporation|Business$|Company$/;
const MOST = 4;
const DEEPEST = 5;

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(ATTRIBUTES);
  return new Map(
    [...found].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll(/^["']|["']$/g, '').replaceAll('&amp;', '&'),
    ]),
  );
}

/** The width of an icon according to its link, in pixels. */
const widthOf = (sizes: string | undefined): number =>
  Math.max(0, ...(sizes ?? '').split(/\s+/).map((size) => parseInt(size, 10) || 0));

/** The widths that browsers assume where a link says nothing. */
const [TOUCH_ICON, ICON] = [180, 16];

/** Links to icons that can be decoded, the largest first. */
function iconsIn(html: string): string[] {
  const icons = [...html.matchAll(LINKS)].flatMap(([tag]) => {
    const link = attributesOf(tag);
    const rel = (link.get('rel') ?? '').toLowerCase().split(/\s+/);
    const href = link.get('href');
    const isTouch = rel.includes('apple-touch-icon') || rel.includes('apple-touch-icon-precomposed');
    if (href === undefined || (!isTouch && !rel.includes('icon'))) return [];
    if (/\.(?:svg|ico)(?:[?#]|$)/i.test(href) || /svg|x-icon|vnd\.microsoft/i.test(link.get('type') ?? '')) return [];
    return [{ href, width: widthOf(link.get('sizes')) || (isTouch ? TOUCH_ICON : ICON) }];
  });
  return icons.toSorted((one, other) => other.width - one.width).map(({ href }) => href);
}

const addressIn = (logo: unknown): string[] =>
  typeof logo === 'string'
    ? [logo]
    : Array.isArray(logo)
      ? logo.flatMap(addressIn)
      : isRecord(logo)
        ? [logo['url'], logo['contentUrl']].filter((url) => typeof url === 'string').slice(0, 1)
        : [];

/** Logos of organisations in JSON-LD. */
function logosIn(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => logosIn(each, depth + 1));
  if (!isRecord(value)) return [];
  const isOrganization = [value['@type']].flat().some((type) => typeof type === 'string' && ORGANIZATION.test(type));
  return [
    ...(isOrganization ? addressIn(value['logo']) : []),
    ...logosIn(value['@graph'], depth + 1),
    ...logosIn(value['publisher'], depth + 1),
  ];
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    // Broken data says nothing about a logo.
    return undefined;
  }
}

/** Addresses of pictures that a home page calls its logo or icon, the best first. */
export function logosOfPage({ html, url }: { html: string; url: string }): string[] {
  const stated = [...linkedDataOf(html)].flatMap((script) => logosIn(parsed(script)));
  const addresses = [...stated, ...iconsIn(html)].flatMap((text) => logoAddress(text, url) ?? []);
  return [...new Set(addresses)].slice(0, MOST);
}
