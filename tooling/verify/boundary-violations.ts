/** For each rule of tooling/boundaries/rules.cjs, the smallest tree that breaks it: path → its imports. */
export const BOUNDARY_VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'remotes-are-strangers': { 'mfe-jobs/src/a.ts': '../../mfe-reports/src/b.ts', 'mfe-reports/src/b.ts': '' },
  'shell-never-imports-a-remote': { 'host-shell/src/a.ts': '../../mfe-jobs/src/b.ts', 'mfe-jobs/src/b.ts': '' },
  'remotes-never-import-the-shell': { 'mfe-jobs/src/a.ts': '../../host-shell/src/b.ts', 'host-shell/src/b.ts': '' },
  'contracts-import-nothing-of-ours': { 'shared-contracts/src/a.ts': '../../shared-ui/src/b.ts', 'shared-ui/src/b.ts': '' },
  'contracts-do-no-input-or-output': { 'shared-contracts/src/a.ts': 'node:fs' },
  'contracts-know-no-react': { 'shared-contracts/src/a.ts': 'react' },
  'shared-ui-imports-contracts-only': { 'shared-ui/src/a.ts': '../../host-shell/src/b.ts', 'host-shell/src/b.ts': '' },
  'browser-and-server-are-strangers': { 'mfe-jobs/src/a.ts': '../../services/src/b.ts', 'services/src/b.ts': '' },
  'server-and-browser-are-strangers': { 'services/src/a.ts': '../../shared-ui/src/b.ts', 'shared-ui/src/b.ts': '' },
  'embed-imports-contracts-only': { 'embed/src/a.ts': '../../shared-ui/src/b.ts', 'shared-ui/src/b.ts': '' },
  'e2e-sees-only-the-outside': { 'e2e/a.ts': '../services/src/b.ts', 'services/src/b.ts': '' },
  'tooling-stays-out-of-run-time': { 'host-shell/src/a.ts': '../../tooling/build/b.ts', 'tooling/build/b.ts': '' },
  'tooling-knows-no-package': { 'tooling/build/a.ts': '../../services/src/b.ts', 'services/src/b.ts': '' },
  'identity-library-in-session-only': { 'host-shell/src/layout/a.ts': 'keycloak-js' },
  'fakes-stay-in-tests': {
    'mfe-jobs/src/a.ts': '../../shared-contracts/src/testing/b.ts',
    'shared-contracts/src/testing/b.ts': '',
  },
  'features-are-strangers': {
    'mfe-jobs/src/features/list-jobs/a.ts': '../save-job/b.ts',
    'mfe-jobs/src/features/save-job/b.ts': '',
  },
  'areas-are-strangers': {
    'mfe-jobs/src/find/features/list-jobs/a.ts': '../../../track/shared/b.ts',
    'mfe-jobs/src/track/shared/b.ts': '',
  },
  'pages-compose-features-only': {
    'mfe-jobs/src/find/pages/list/a.ts': '../../../track/shared/b.ts',
    'mfe-jobs/src/track/shared/b.ts': '',
  },
  'features-never-look-up': {
    'mfe-jobs/src/features/list-jobs/a.ts': '../../pages/list/b.ts',
    'mfe-jobs/src/pages/list/b.ts': '',
  },
  'shared-never-looks-up': {
    'mfe-jobs/src/shared/a.ts': '../features/list-jobs/b.ts',
    'mfe-jobs/src/features/list-jobs/b.ts': '',
  },
  'shared-of-an-area-never-looks-up': {
    'mfe-jobs/src/find/shared/a.ts': '../features/list-jobs/b.ts',
    'mfe-jobs/src/find/features/list-jobs/b.ts': '',
  },
  'manifest-is-data': { 'mfe-jobs/src/manifest.ts': './shared/b.ts', 'mfe-jobs/src/shared/b.ts': '' },
  'modules-meet-at-the-door': {
    'services/src/modules/jobs/a.ts': '../files/files.store.ts',
    'services/src/modules/files/files.store.ts': '',
  },
  'only-stores-touch-the-database': {
    'services/src/modules/jobs/jobs.service.ts': '../../platform/database/database.ts',
    'services/src/platform/database/database.ts': '',
  },
  'platform-never-imports-modules': {
    'services/src/platform/a.ts': '../modules/jobs/index.ts',
    'services/src/modules/jobs/index.ts': '',
  },
  'no-undeclared-imports': { 'services/src/a.ts': 'left-pad' },
  'no-cycles': { 'services/src/a.ts': './b.ts', 'services/src/b.ts': './a.ts' },
};
