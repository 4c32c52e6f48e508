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
  'server-tests-use-documents-only': { 'services/src/a.test.ts': '../../mfe-jobs/src/c.ts', 'mfe-jobs/src/c.ts': '' },
  'first-script-imports-contracts-only': { 'embed/src/a.ts': './remote/b.ts', 'embed/src/remote/b.ts': '' },
  'second-script-imports-contracts-and-facade': {
    'embed/src/remote/a.ts': '../../../mfe-jobs/src/b.ts',
    'mfe-jobs/src/b.ts': '',
  },
  'embed-is-imported-by-nobody': { 'mfe-jobs/src/a.ts': '../../embed/src/b.ts', 'embed/src/b.ts': '' },
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
  'modules-import-by-index': {
    'services/src/modules/engine/jobs/a.ts': '../../post/files/files.store.ts',
    'services/src/modules/post/files/files.store.ts': '',
  },
  'commands-import-by-index': {
    'services/src/commands/import.ts': '../modules/engine/feeds/import/import-feed.ts',
    'services/src/modules/engine/feeds/import/import-feed.ts': '',
  },
  'commands-are-run-not-imported': {
    'services/src/modules/engine/feeds/index.ts': '../../../commands/import.ts',
    'services/src/commands/import.ts': '',
  },
  'policies-are-told-the-facts': {
    'services/src/modules/engine/jobs/jobs.policy.ts': './jobs.store.ts',
    'services/src/modules/engine/jobs/jobs.store.ts': '',
  },
  'services-know-no-http': {
    'services/src/modules/engine/jobs/jobs.service.ts': '../../../platform/http/rest-calls.ts',
    'services/src/platform/http/rest-calls.ts': '',
  },
  'stores-never-look-up': {
    'services/src/modules/engine/jobs/jobs.store.ts': './jobs.policy.ts',
    'services/src/modules/engine/jobs/jobs.policy.ts': '',
  },
  'district-post': {
    'services/src/modules/post/mail/a.ts': '../../engine/jobs/index.ts',
    'services/src/modules/engine/jobs/index.ts': '',
  },
  'district-enterprises': {
    'services/src/modules/enterprises/domains/a.ts': '../../employer-api/employers/index.ts',
    'services/src/modules/employer-api/employers/index.ts': '',
  },
  'district-engine': {
    'services/src/modules/engine/jobs/a.ts': '../../candidate/applications/index.ts',
    'services/src/modules/candidate/applications/index.ts': '',
  },
  'district-sign-in': {
    'services/src/modules/sign-in/identity/a.ts': '../../candidate/candidates/index.ts',
    'services/src/modules/candidate/candidates/index.ts': '',
  },
  'district-candidate': {
    'services/src/modules/candidate/reports/a.ts': '../../employer-api/employers/index.ts',
    'services/src/modules/employer-api/employers/index.ts': '',
  },
  'district-employer-api': {
    'services/src/modules/employer-api/employers/a.ts': '../../sign-in/identity/index.ts',
    'services/src/modules/sign-in/identity/index.ts': '',
  },
  'district-delivery': {
    'services/src/modules/delivery/releases/a.ts': '../../candidate/candidates/index.ts',
    'services/src/modules/candidate/candidates/index.ts': '',
  },
  'rooms-of-jobs-read': {
    'services/src/modules/engine/jobs/read/a.ts': '../search/b.ts',
    'services/src/modules/engine/jobs/search/b.ts': '',
  },
  'rooms-of-jobs-terms': {
    'services/src/modules/engine/jobs/terms/a.ts': '../facets/b.ts',
    'services/src/modules/engine/jobs/facets/b.ts': '',
  },
  'rooms-of-jobs-facets': {
    'services/src/modules/engine/jobs/facets/a.ts': '../rank/b.ts',
    'services/src/modules/engine/jobs/rank/b.ts': '',
  },
  'rooms-of-jobs-rank': {
    'services/src/modules/engine/jobs/rank/a.ts': '../words/b.ts',
    'services/src/modules/engine/jobs/words/b.ts': '',
  },
  'rooms-of-jobs-words': {
    'services/src/modules/engine/jobs/words/a.ts': '../search/b.ts',
    'services/src/modules/engine/jobs/search/b.ts': '',
  },
  'rooms-of-jobs-search': {
    'services/src/modules/engine/jobs/search/a.ts': '../similar/b.ts',
    'services/src/modules/engine/jobs/similar/b.ts': '',
  },
  'rooms-of-jobs-similar': {
    'services/src/modules/engine/jobs/similar/a.ts': '../match/b.ts',
    'services/src/modules/engine/jobs/match/b.ts': '',
  },
  'rooms-of-jobs-match': {
    'services/src/modules/engine/jobs/match/a.ts': '../rank/b.ts',
    'services/src/modules/engine/jobs/rank/b.ts': '',
  },
  'rooms-of-jobs-write': {
    'services/src/modules/engine/jobs/write/a.ts': '../job-loaders.ts',
    'services/src/modules/engine/jobs/job-loaders.ts': '',
  },
  'rooms-of-feeds-fields': {
    'services/src/modules/engine/feeds/fields/a.ts': '../formats/b.ts',
    'services/src/modules/engine/feeds/formats/b.ts': '',
  },
  'rooms-of-feeds-formats': {
    'services/src/modules/engine/feeds/formats/a.ts': '../import/b.ts',
    'services/src/modules/engine/feeds/import/b.ts': '',
  },
  'rooms-of-feeds-import': {
    'services/src/modules/engine/feeds/import/a.ts': '../feeds.service.ts',
    'services/src/modules/engine/feeds/feeds.service.ts': '',
  },
  'rooms-of-feeds-suggest': {
    'services/src/modules/engine/feeds/suggest/a.ts': '../import/b.ts',
    'services/src/modules/engine/feeds/import/b.ts': '',
  },
  'only-stores-touch-the-database': {
    'services/src/modules/engine/jobs/jobs.service.ts': '../../../platform/database/database.ts',
    'services/src/platform/database/database.ts': '',
  },
  'platform-never-imports-modules': {
    'services/src/platform/a.ts': '../modules/engine/jobs/index.ts',
    'services/src/modules/engine/jobs/index.ts': '',
  },
  'no-undeclared-imports': { 'services/src/a.ts': 'left-pad' },
  'no-cycles': { 'services/src/a.ts': './b.ts', 'services/src/b.ts': './a.ts' },
};
