// One rule for each arrow that must not be there; its comment says what to do instead. docs/architecture.md draws the arrows that may.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const REMOTE = '^(mfe-[^/]+)/';
/** The folders of the plan; any other folder of a remote's src is an area with folders of the plan of its own. */
const PLAN = '(?:pages|slots|features|shared|messages|testing)';
const TESTS = ['\\.test\\.tsx?$', '/testing(/|\\.tsx?$)', '^[^/]+/tests/', '/standalone\\.tsx$', '^[^/]+/[^/]+\\.config\\.ts$'];
/** Benchmarks use what tests use. */
const MEASURED = [...TESTS, '^services/src/bench/'];

/** The rooms of a module, and which others each of them may use; a room that is not listed is the module's own ground. */
const ROOMS = {
  'engine/jobs': {
    read: [],
    terms: [],
    facets: ['terms'],
    rank: ['terms', 'facets'],
    words: ['terms', 'facets'],
    search: ['terms', 'facets', 'rank', 'words', 'match'],
    similar: ['terms', 'rank'],
    match: ['read', 'terms', 'facets'],
    write: ['terms'],
  },
  'engine/feeds': {
    fields: [],
    formats: ['fields'],
    import: ['fields', 'formats'],
    suggest: ['fields', 'formats'],
  },
};

/** The districts of the services, and which others the modules of each may use. services/README.md says what they are. */
const DISTRICTS = {
  post: [],
  enterprises: ['post'],
  engine: ['enterprises'],
  'sign-in': ['post', 'enterprises'],
  candidate: ['post', 'enterprises', 'engine', 'sign-in'],
  'employer-api': ['post', 'enterprises', 'engine', 'candidate'],
  delivery: ['post', 'engine'],
};

const rulesOfDistricts = Object.entries(DISTRICTS).map(([district, may]) =>
  rule(
    `district-${district}`,
    `Modules of ${district} may use ${may.length > 0 ? `those of ${may.join(', ')}` : 'no other district'}: have the upper district fill a port, or move what both need down.`,
    { path: `^services/src/modules/${district}/`, pathNot: TESTS },
    { path: '^services/src/modules/', pathNot: `^services/src/modules/(${[district, ...may].join('|')})/` },
  ),
);

const rulesOfRooms = Object.entries(ROOMS).flatMap(([module, rooms]) =>
  Object.entries(rooms).map(([room, may]) => {
    const folder = `^services/src/modules/${module}/`;
    const open = [room, ...may];
    return rule(
      `rooms-of-${module.split('/')[1]}-${room}`,
      `${room} may use ${may.length > 0 ? may.join(', ') : 'no other room'} of ${module.split('/')[1]}, and nothing outside of its rooms: hand it in, or move it down.`,
      { path: `${folder}${room}/`, pathNot: TESTS },
      { path: folder, pathNot: `${folder}(${open.join('|')})/` },
    );
  }),
);

module.exports = {
  forbidden: [
    rule(
      'remotes-are-strangers',
      'Talk through an event, a route or a slot of shared-contracts.',
      { path: REMOTE },
      { path: '^mfe-[^/]+/', pathNot: '^$1/' },
    ),
    rule(
      'shell-never-imports-a-remote',
      'The shell knows remotes only by manifest and URL; load it through host-shell/src/remotes.',
      { path: '^host-shell/' },
      { path: '^mfe-[^/]+/' },
    ),
    rule(
      'remotes-never-import-the-shell',
      'Use what ShellApi of shared-contracts provides; widen the contract if it provides too little.',
      { path: REMOTE },
      { path: '^host-shell/' },
    ),
    rule(
      'contracts-import-nothing-of-ours',
      'Contracts are the floor: move what both sides need down into shared-contracts.',
      { path: '^shared-contracts/src/' },
      { path: '^(shared-ui|host-shell|mfe-[^/]+|services|embed|e2e|tooling)/' },
    ),
    rule(
      'contracts-do-no-input-or-output',
      'Types, schemas and names only: read and write in the package that needs it.',
      { path: '^shared-contracts/src/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'contracts-know-no-react',
      'Components live in shared-ui and the remotes; `import type` is fine.',
      { path: '^shared-contracts/src/' },
      { path: '(^|node_modules/)(react|react-dom)(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'shared-ui-imports-contracts-only',
      'The design system knows no one who uses it: pass what it needs as a prop, or put the fact into shared-contracts.',
      { path: '^shared-ui/src/' },
      { path: '^(host-shell|mfe-[^/]+|services|embed|e2e|tooling)/' },
    ),
    rule(
      'browser-and-server-are-strangers',
      'They meet in shared-contracts/rest and shared-contracts/graphql.',
      { path: '^(host-shell|mfe-[^/]+|embed|shared-ui)/' },
      { path: '^services/' },
    ),
    rule(
      'server-and-browser-are-strangers',
      'They meet in shared-contracts/rest and shared-contracts/graphql.',
      { path: '^services/', pathNot: MEASURED },
      { path: '^(host-shell|mfe-[^/]+|embed|shared-ui)/' },
    ),
    rule(
      'server-tests-use-documents-only',
      'Tests of the server send the documents of the remotes, and know nothing else of the browser.',
      { path: '^services/' },
      { path: '^(host-shell|mfe-[^/]+|embed|shared-ui)/', pathNot: '^mfe-[^/]+/src/.*\\.graphql\\.ts$' },
    ),
    rule(
      'first-script-imports-contracts-only',
      'On a foreign page every byte counts before the first jobs: load it with the second script, embed/src/remote/. `import type` is fine.',
      { path: '^embed/src/', pathNot: ['^embed/src/remote/', ...TESTS] },
      { path: '^(shared-ui|host-shell|mfe-[^/]+|services|e2e|tooling|embed/src/remote)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'second-script-imports-contracts-and-facade',
      'It provides the facade to remotes and knows none of them: load a remote at run time, take types and names from shared-contracts.',
      { path: '^embed/src/remote/', pathNot: TESTS },
      { path: '^(host-shell|mfe-[^/]+|services|e2e|tooling)/' },
    ),
    rule(
      'embed-is-imported-by-nobody',
      'It is a script for other sites: what its users and the platform agree on belongs into shared-contracts/src/embed.ts.',
      { pathNot: '^embed/' },
      { path: '^embed/' },
    ),
    rule(
      'e2e-sees-only-the-outside',
      'Drive the running system over HTTP and the browser; import shared-contracts at most.',
      { path: '^e2e/' },
      { path: '^(host-shell|mfe-[^/]+|services|embed|shared-ui)/' },
    ),
    rule(
      'tooling-stays-out-of-run-time',
      'Tooling is nothing at run time: what runs belongs into shared-contracts or the package itself.',
      { path: '^(shared-contracts|shared-ui|host-shell|mfe-[^/]+|services|embed)/src/', pathNot: TESTS },
      { path: '^tooling/' },
    ),
    rule(
      'tooling-knows-no-package',
      'Tooling finds packages by their folders and files; import shared-contracts at most.',
      { path: '^tooling/' },
      { path: '^(shared-ui|host-shell|mfe-[^/]+|services|embed|e2e)/' },
    ),
    rule(
      'identity-library-in-session-only',
      'Use shell.session, or in the shell what host-shell/src/session offers.',
      { pathNot: '^host-shell/src/session/' },
      { path: 'keycloak-js' },
    ),
    rule(
      'fakes-stay-in-tests',
      'A fake is for tests and for a remote that runs alone; use the real thing here.',
      { path: '^[^/]+/src/', pathNot: MEASURED },
      { path: '/testing(/|\\.tsx?$)', pathNot: 'node_modules' },
    ),
    rule(
      'features-are-strangers',
      'Compose features in pages/ or slots/, share through the shared/ of the area or the remote.',
      { path: '^([^/]+/src/.*features)/([^/]+)/' },
      { path: '^$1/', pathNot: '^$1/$2/' },
    ),
    rule(
      'areas-are-strangers',
      "Move what two areas need to the remote's src/shared/; only a page may compose features of another area.",
      { path: `^(mfe-[^/]+)/src/(?!${PLAN}/)([^/]+)/`, pathNot: ['^mfe-[^/]+/src/[^/]+/pages/', ...TESTS] },
      { path: `^$1/src/(?!${PLAN}/)[^/]+/`, pathNot: '^$1/src/$2/' },
    ),
    rule(
      'pages-compose-features-only',
      "Of another area a page uses features: move what else it needs to the remote's src/shared/.",
      { path: '^(mfe-[^/]+)/src/([^/]+)/pages/', pathNot: TESTS },
      { path: `^$1/src/(?!${PLAN}/)[^/]+/(?!features/)`, pathNot: '^$1/src/$2/' },
    ),
    rule(
      'features-never-look-up',
      'pages and slots → features → shared, never back: hand it down as a prop.',
      { path: '^(mfe-[^/]+)/src/.*(features|shared)/', pathNot: TESTS },
      { path: '^$1/src/(.*pages/|.*slots/|remote\\.tsx|standalone\\.tsx)' },
    ),
    rule(
      'shared-never-looks-up',
      'shared/ is the lowest floor of a remote: move the code down, or hand it in.',
      { path: '^(host-shell|mfe-[^/]+)/src/shared/', pathNot: TESTS },
      { path: `^$1/src/(features/|(?!${PLAN}/)[^/]+/)` },
    ),
    rule(
      'shared-of-an-area-never-looks-up',
      'shared/ is the lowest floor of an area: move the code down, or hand it in.',
      { path: '^(mfe-[^/]+)/src/([^/]+)/shared/', pathNot: TESTS },
      { path: '^$1/src/$2/features/' },
    ),
    rule(
      'manifest-is-data',
      'A manifest is read without running the remote: it imports shared-contracts only.',
      { path: `${REMOTE}src/manifest\\.ts$` },
      { pathNot: '^shared-contracts/' },
    ),
    rule(
      'modules-import-by-index',
      'Import another service module through its index.ts only; export there what it may use.',
      // A test may set up its data through what another module's tests use.
      { path: '^services/src/modules/([^/]+/[^/]+)/', pathNot: TESTS },
      { path: '^services/src/modules/', pathNot: ['^services/src/modules/$1/', '^services/src/modules/[^/]+/[^/]+/index\\.ts$'] },
    ),
    rule(
      'commands-import-by-index',
      'A command and the demo data use a module through its index.ts, as other modules do.',
      { path: '^services/src/(commands|demo-data)/', pathNot: TESTS },
      { path: '^services/src/modules/', pathNot: '^services/src/modules/[^/]+/[^/]+/index\\.ts$' },
    ),
    rule(
      'commands-are-run-not-imported',
      'A command reads its arguments and calls a module: what others need as well belongs there.',
      { path: '^services/src/(?!commands/)' },
      { path: '^services/src/commands/' },
    ),
    rule(
      'policies-are-told-the-facts',
      'A policy decides on what it is given: read in the service or the resolver and hand it in. `import type` is fine.',
      { path: '^services/src/.*\\.policy\\.ts$' },
      { path: '\\.(store|service)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'services-know-no-http',
      'Statuses and headers belong to routes and platform/http: a service throws a Refusal with a code. `import type` is fine.',
      { path: '^services/src/modules/.*\\.(service|policy|store)\\.ts$' },
      { path: '^services/src/platform/http/|(^|node_modules/)@?fastify(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'stores-never-look-up',
      'services and policies → stores, never back: a store reads and writes, its caller decides. `import type` is fine.',
      { path: '^services/src/.*\\.store\\.ts$', pathNot: TESTS },
      { path: '\\.(service|policy|routes)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    ...rulesOfDistricts,
    ...rulesOfRooms,
    rule(
      'only-stores-touch-the-database',
      'SQL lives in *.store.ts: call a function of the store. `import type` is fine.',
      { path: '^services/src/modules/', pathNot: ['\\.store\\.ts$', ...TESTS] },
      { path: '^services/src/platform/database/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'platform-never-imports-modules',
      'The platform is below the modules: let the module register itself (platform/module.ts).',
      { path: '^services/src/platform/' },
      { path: '^services/src/modules' },
    ),
    rule(
      'no-undeclared-imports',
      'The import does not resolve: declare the dependency in the package.json of this package, or mend the path.',
      // Sites import the packed package of the embed, which is installed when they are built.
      { path: '', pathNot: '^e2e/portals/sites/' },
      { couldNotResolve: true },
    ),
    rule(
      'no-cycles',
      'A cycle means that two files are one: move what both need into a third.',
      { path: '' },
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/dist/', '/\\.cache/', '/generated/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
