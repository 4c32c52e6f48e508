import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export interface RouteMatch {
  release: Release;
  route: RouteDeclaration;
  params: Record<string, string>;
}

export interface PageMatch extends RouteMatch {
  /** Shown without header and footer. */
  bare: boolean;
}

interface Pattern {
  expression: RegExp;
  names: string[];
  /** Ranks routes: fixed segments count more than parameters, and those more than `*`. */
  rank: string;
}

const patterns = new Map<string, Pattern>();

/** Converts a path in react-router's syntax: `:name`, `:name?` and a trailing `*`. */
function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known) return known;
  const names: string[] = [];
  let rank = '';
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') {
        rank += '0';
        return '(?:/.*)?';
      }
      if (!segment.startsWith(':')) {
        rank += '2';
        return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
      }
      const optional = segment.endsWith('?');
      names.push(segment.slice(1, optional ? -1 : undefined));
      rank += '1';
      return optional ? '(?:/([^/]+))?' : '/([^/]+)';
    });
  const pattern = { expression: new RegExp(`^${parts.join('')}/?$`, 'i'), names, rank };
  patterns.set(path, pattern);
  return pattern;
}

function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** The most specific route that matches a path; of equals, the first. */
export function matchRoute(path: string, releases: readonly Release[]): RouteMatch | undefined {
  let best: { match: RouteMatch; rank: string } | undefined;
  for (const release of releases) {
    for (const route of release.manifest.routes) {
      const { expression, names, rank } = patternOf(route.path);
      const found = expression.exec(path);
      if (!found || (best && best.rank >= rank)) continue;
      const params = Object.fromEntries(
        names.map((name, index) => [name, decoded(found[index + 1])]).filter(([, value]) => value !== ''),
      );
      best = { match: { release, route, params }, rank };
    }
  }
  return best?.match;
}

const IN_WEBVIEW = /^\/webview(?=\/|$)/;

/** The page at a path. `/webview/find-jobs` is `/candidate/find-jobs` without header and footer (SH-09). */
export function matchPage(path: string, releases: readonly Release[]): PageMatch | undefined {
  const bare = IN_WEBVIEW.test(path);
  const match = matchRoute(path.replace(IN_WEBVIEW, '/candidate'), releases);
  return match && { ...match, bare };
}
