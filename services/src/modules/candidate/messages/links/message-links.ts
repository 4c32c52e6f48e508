import { find } from 'linkifyjs';
import type { MessageLink } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../../platform/module.ts';
import type { MessageRow } from '../messages.store.ts';

/** More than a message needs; the rest stays text. */
const MAX_LINKS = 20;
/**
 * What ends an address: the signs that no address has (RFC 3986), and controls, direction marks and everything else that shows
 * nothing, with which one can be disguised.
 */
const END = /["<>`{}|^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
/** Every link has one of these characters. */
const MAY_HAVE_LINK = /[.:@]/;
/** A name or an IPv4 address; the URL standard also allows signs in a host that no name has. */
const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
const ADDRESS = /^[^\s@?&,;%/\\:]+@([^\s@?&,;%/\\:]+)$/;

interface Target {
  href: string;
  /** In lower case and punycode. */
  host: string;
}

const withoutDot = (host: string): string => host.replace(/\.$/, '');

/** The target of an address in the web, without a name and password, which disguise it; undefined for any other kind. */
function webTarget(address: string): Target | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = withoutDot(url.hostname);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || !HOST.test(host)) return undefined;
  url.username = '';
  url.password = '';
  return { href: url.href, host };
}

/** The target of an email address; what comes after the address, such as a subject and a text, is no link. */
function mailTarget(address: string): Target | undefined {
  const domain = ADDRESS.exec(address)?.[1];
  const host = domain?.includes('.') ? webTarget(`https://${domain}`)?.host : undefined;
  return host === undefined ? undefined : { href: `mailto:${address}`, host };
}

function targetOf(shown: string, hasScheme: boolean, isMail: boolean): Target | undefined {
  if (isMail) return mailTarget(shown.replace(/^mailto:/i, ''));
  return webTarget(hasScheme ? shown : `https://${shown}`);
}

/** True if somebody who reads the text sees which host it leads to: the host first, as it is, and nothing in front of it. */
function showsHost(text: string, host: string): boolean {
  const shown = text.toLowerCase().replace(/^(?:https?:\/\/|mailto:)/, '');
  const rest = text.includes('@') && !/^https?:/i.test(text) ? shown.slice(shown.lastIndexOf('@') + 1) : shown;
  return rest.startsWith(host) && /^(?::\d+)?(?:[/?#]|$)/.test(rest.slice(host.length));
}

/** The links of a text, in order. Offsets are in UTF-16 units, as in JavaScript. */
export function linksOf(text: string): MessageLink[] {
  if (!MAY_HAVE_LINK.test(text)) return [];
  const links: MessageLink[] = [];
  for (const { value, href, start } of find(text, { defaultProtocol: 'https' })) {
    const [shown = ''] = value.split(END, 1);
    const target = targetOf(shown, href === value, href.toLowerCase().startsWith('mailto:'));
    if (!target) continue;
    links.push({ start, end: start + shown.length, ...target, textShowsHost: showsHost(shown, target.host) });
    if (links.length === MAX_LINKS) break;
  }
  return links;
}

/** True if a link leads to a host that is none of these domains, nor below one of them. */
const leadsElsewhere = (links: readonly MessageLink[], domains: readonly string[]): boolean =>
  links.some(({ host }) => !domains.some((domain) => host === domain || host.endsWith(`.${domain}`)));

/** The domains to which an employer may link without a caution: those it has proven, and the platform's own. */
export const trustedDomains = (
  { config }: Pick<Services, 'config'>,
  employer: { domain_names: readonly string[] },
): readonly string[] => [...employer.domain_names, new URL(config.origin).hostname];

/** The links of a message, and whether it is one of an employer that leads to another domain than these. */
export function linksShown(
  { body, by_enterprise }: Pick<MessageRow, 'body' | 'by_enterprise'>,
  domains: readonly string[],
): { links: MessageLink[]; hasUnprovenLink: boolean } {
  const links = linksOf(body);
  return { links, hasUnprovenLink: by_enterprise && leadsElsewhere(links, domains) };
}
