import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';

type Views = EmbeddedRemote['remote']['views'];

/** Part of a path as it is written; undefined if it is no text. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export interface ViewAt {
  view: string;
  params: Readonly<Record<string, string>>;
}

/** The parameters of a path by a pattern of react-router, `/job/:id/:referrerId?`; undefined if it is another path. */
export function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean)) as [string[], string[]];
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    if (index >= given.length && part.endsWith('?')) continue;
    const value = decoded(given[index] ?? '');
    if (!value) return undefined;
    if (name !== undefined) params[name] = value;
    else if (value.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

/** The page for everybody of a path that is for candidates: nobody is signed in outside a frame. */
export const publicPath = (path: string): string =>
  path.replace(/^\/candidate\/job\//, '/job/').replace(/^\/candidate\/find-jobs(?=[?#]|$)/, '/job-list');

/** The view that shows a path of the platform; undefined if no view does, so that the path opens on the platform. */
export function viewAt(views: Views, path: string): ViewAt | undefined {
  for (const [view, { path: pattern }] of Object.entries(views)) {
    const params = pattern === undefined ? undefined : paramsOf(pattern, path);
    if (params) return { view, params };
  }
  return undefined;
}
