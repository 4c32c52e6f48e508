import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { writeTestRelease } from './test-release.ts';

const list: RouteDeclaration = {
  id: 'jobList',
  path: '/job-list',
  access: 'public',
  criticality: 'primary',
  skeleton: 'list',
  pageData: ['jobSearch'],
};

/** The script for other sites. */
export const embedRelease = (version = '1.0.0', into?: string): Promise<string> =>
  writeTestRelease({
    ...(into !== undefined && { into }),
    remote: 'embed',
    version,
    files: {
      'main.js': 'first',
      'second.js': `second ${version}`,
      'second.css': 'a {}',
      'second.shadow.css': 'b {}',
      'react.js': 'react',
      'texts-es.1.js': 'es',
      'focus.1.js': 'later',
    },
    parts: {
      main: { js: ['main.js'], css: [] },
      takeOver: { js: ['second.js'], css: ['second.css'] },
      'shared-react': { js: ['react.js'], css: [] },
      later: { js: ['texts-es.1.js', 'focus.1.js'], css: [] },
    },
  });

/** A remote with a view for pages of employers, unless it is not to have one. */
export const jobsRelease = ({
  version = '1.0.0',
  isEmbeddable = true,
  queries,
  into,
}: { version?: string; isEmbeddable?: boolean; queries?: string[]; into?: string } = {}): Promise<string> =>
  writeTestRelease({
    ...(into !== undefined && { into }),
    remote: 'jobs',
    version,
    routes: [
      { ...list, served: true },
      { ...list, id: 'savedSearches', path: '/saved', access: 'candidate' },
    ],
    ...(isEmbeddable && { embeds: [{ view: 'list', target: { kind: 'route', id: 'jobList' }, capabilities: [], queries }] }),
    files: {
      'entry.js': 'entry',
      'exposed.js': 'exposed',
      'list.js': `list ${version}`,
      'list.css': 'c {}',
      'saved.js': 'saved',
      'pay.js': 'pay',
      'messages-ar.1.js': 'ar',
    },
    parts: {
      remote: { js: ['exposed.js'], css: [] },
      jobList: { js: ['list.js'], css: ['list.css'] },
      savedSearches: { js: ['saved.js'], css: [] },
    },
  });
