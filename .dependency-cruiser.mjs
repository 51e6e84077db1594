import { layers, webLayers } from './scripts/checks/layers.ts';

/**
 * The borders between the rooms. Each rule's comment is the sentence that a breach prints.
 * Tests stand beside what they test and may reach further than it; what that means is said rule by rule.
 */
const test = String.raw`\.(?:test|spec)\.tsx?$`;

const layerRules = layers.map((features, index) => {
  const lower = layers.slice(0, index).flat();
  return {
    name: `layer-${index + 1}-of-features`,
    comment: `${features.join(', ')} import features of lower layers alone: ${lower.join(', ') || 'there is none'}.`,
    severity: 'error',
    from: { path: `^server/features/(${features.join('|')})/`, pathNot: test },
    to: {
      path: '^server/features/',
      pathNot: ['^server/features/$1/', ...lower.map((feature) => `^server/features/${feature}/`)],
    },
  };
});

const webLayerRules = webLayers.map((folders, index) => {
  const lower = webLayers.slice(0, index).flat();
  return {
    name: `web-layer-${index + 1}`,
    comment: `In web/, ${folders.join(', ')} import lower layers alone: ${lower.join(', ') || 'there is none'}.`,
    severity: 'error',
    from: { path: `^web/(${folders.join('|')})/`, pathNot: test },
    to: { path: '^web/', pathNot: ['^web/$1/', ...lower.map((folder) => `^web/${folder}/`)] },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'contract-imports-zod-and-itself',
      comment:
        'The contract is read by browser, server and documents alike, so it depends on nothing but zod and itself.',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'contract-tests-stay-in-contract',
      comment: 'A contract test that needs another room tests that room, and stands there.',
      severity: 'error',
      from: { path: `^contract/.*${test}` },
      to: { path: '^(?:server|web|bench|scripts|demo|art)/' },
    },
    {
      name: 'web-does-not-know-server',
      comment: 'What the browser loads must not drag the server in; they meet in the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-does-not-know-web',
      comment:
        'The server receives the page renderer as a parameter (contract/calls/page.ts) and works without any screen.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment:
        'The platform is the ground the features stand on: it knows none of them, nor how they are composed.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: test },
      to: { path: String.raw`^server/(?:features/|application\.ts|parts\.ts|main\.ts)` },
    },
    {
      name: 'features-meet-at-the-public-face',
      comment:
        'A feature reaches another only through <feature>/<feature>.ts, so that its inside can change freely.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: {
        path: '^server/features/',
        pathNot: ['^server/features/$1/', String.raw`^server/features/([^/]+)/\1\.ts$`],
      },
    },
    ...layerRules,
    {
      name: 'features-have-a-layer',
      comment: 'A new feature is given its place among the layers in scripts/checks/layers.ts.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: `^server/features/(?:${layers.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'features-do-not-know-the-composition',
      comment: 'application.ts composes the features; a feature that imports it would close a circle.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: test },
      to: { path: String.raw`^server/(?:application|parts|main)\.ts$` },
    },
    {
      name: 'sql-only-in-repositories',
      comment:
        'Kysely only in *.repository.ts, migrations and platform/database: so that SQL is easy to find. ' +
        'The demo writes its population in bulk, past the features, in repositories of its own; measurements state in SQL ' +
        'what they compare with.',
      severity: 'error',
      from: {
        path: '^(?:contract|server|web|scripts|demo)/',
        pathNot: [
          String.raw`^server/features/.*\.repository\.ts$`,
          String.raw`^demo/.*\.repository\.ts$`,
          '^server/(?:migrations|platform/database)/',
          test,
        ],
      },
      to: { path: '^node_modules/kysely/' },
    },
    {
      name: 'database-drivers-only-in-platform',
      comment: 'Which engine runs is the platform’s secret; everyone else sees one database.',
      severity: 'error',
      from: { path: '^(?:contract|server|web)/', pathNot: ['^server/platform/', test] },
      to: { path: '^node_modules/(?:pg|pg-pool|pg-boss|@electric-sql)/' },
    },
    {
      name: 'http-only-in-routes',
      comment:
        'Fastify only in *.routes.ts, platform/http and the composition root: a use case runs without HTTP.',
      severity: 'error',
      from: {
        path: '^(?:contract|server|web)/',
        pathNot: [
          String.raw`^server/features/.*\.routes\.ts$`,
          '^server/platform/http/',
          String.raw`^server/application\.ts$`,
          test,
        ],
      },
      to: { path: '^node_modules/(?:fastify|@fastify|fastify-type-provider-zod)/' },
    },
    {
      name: 'rules-and-policies-are-pure',
      comment:
        'Rules and policies import only the contract and other rules: no clock, no database, no chance; pass those in. The arithmetic of calendars is a library.',
      severity: 'error',
      from: { path: String.raw`^server/.*\.(?:rules|policy)\.ts$` },
      to: {
        pathNot: ['^contract/', String.raw`\.(?:rules|policy)\.ts$`, '^node_modules/temporal-polyfill/'],
      },
    },
    ...webLayerRules,
    {
      name: 'web-folders-have-a-layer',
      comment: 'A new folder of parts or of the app is given its place in scripts/checks/layers.ts.',
      severity: 'error',
      from: { path: '^web/[^/]+/', pathNot: `^web/(?:${webLayers.flat().join('|')}|public|routes|screens)/` },
      to: {},
    },
    {
      name: 'screens-do-not-know-each-other',
      comment:
        'web/routes compose the screens; one that imports another cannot be moved or dropped. What several show is a part.',
      severity: 'error',
      from: { path: '^web/screens/([^/]+)/' },
      to: { path: '^web/(?:screens|routes)/', pathNot: '^web/screens/$1/' },
    },
    {
      name: 'component-libraries-only-in-design',
      comment:
        'Screens use our own components of web/design, so the libraries of components and charts can be changed in one place and no public page loads them by accident.',
      severity: 'error',
      from: { pathNot: '^web/design/' },
      to: { path: '^node_modules/(?:@mantine|recharts)/' },
    },
    {
      name: 'design-knows-no-contract',
      comment: 'web/design is the look alone: it knows no call and no fact, and could dress another product.',
      severity: 'error',
      from: { path: '^web/design/' },
      to: { path: '^contract/' },
    },
    {
      name: 'live-is-started-by-routes',
      comment: 'One connection a tab: the areas start it, and screens only see their answers change.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/app/live/', '^web/routes/'] },
      to: { path: '^web/app/live/' },
    },
    {
      name: 'browser-code-has-no-node',
      comment:
        'Only the server entry and what builds the pages run under Node; anything else here is sent to a browser.',
      severity: 'error',
      from: { path: '^web/', pathNot: [test, '^web/entry-server', '^web/app/bundling/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What runs must not depend on what tests it.',
      severity: 'error',
      from: { pathNot: ['^tests/', test] },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'nothing-imports-scripts',
      comment: 'Scripts compose the rooms; the rooms do not know them.',
      severity: 'error',
      from: {
        pathNot: [
          '^(?:scripts|demo|art|bench|tests)/',
          test,
          String.raw`^(?:[^/]+\.config\.ts|\.dependency-cruiser\.mjs)$`,
        ],
      },
      to: { path: '^(?:scripts|demo|art)/' },
    },
    {
      name: 'nothing-imports-bench',
      comment: 'Measurements look at the product from outside.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other are one idea torn apart, or two ideas that need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment:
        'The file or package does not exist: a wrong path, or a dependency that package.json does not name.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production-needs-production-dependencies',
      comment:
        'The server runs without development dependencies; a package it imports belongs to `dependencies`.',
      severity: 'error',
      from: { path: '^(?:contract|server)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'dependencies-are-declared',
      comment: 'The package is here only because another one brought it; declare it in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^(?:dist|data|coverage|test-results|playwright-report)/', String.raw`\?(?:url|inline|raw)$`],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css'],
    },
  },
};

export default configuration;
