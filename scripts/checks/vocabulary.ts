/**
 * The names a file may have, room by room. A folder's rule is the first whose `folder` matches; `feature` in a pattern
 * means the name of the folder. Folders without a rule are free.
 */
export type FolderRule = {
  folder: RegExp;
  names: readonly string[];
  /** What belongs here, said to the author of a file that does not. */
  belongs: string;
};

/** Lower-case words joined by hyphens: `accounts`, `one-time-code`. */
const words = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** At least two words, the first a verb: `send-interest`. */
const verbNoun = '[a-z0-9]+(?:-[a-z0-9]+)+';

export const folderRules: readonly FolderRule[] = [
  {
    folder: /^server\/features\/(?<feature>[a-z-]+)(?:\/[a-z-]+)?$/,
    names: [
      `${words}\\.ts`,
      `${words}\\.(?:routes|rules|policy|presenter|repository|jobs)\\.ts`,
      `${words}\\.mail\\.tsx?`,
      `${words}(?:\\.[a-z]+)?\\.test\\.ts`,
    ],
    belongs:
      'a server feature holds <noun>.ts (the use cases of one noun), verb-noun.ts (one use case), <feature>.ts (its ' +
      'public face), *.routes.ts, *.rules.ts, *.policy.ts, *.presenter.ts, *.repository.ts, *.jobs.ts, *.mail.ts and *.test.ts',
  },
  {
    folder: /^server\/features$/,
    names: [],
    belongs: 'every file here belongs to one feature: put it into that feature’s folder',
  },
  {
    folder: /^server\/features\//,
    names: [],
    belongs: 'a server feature has at most one level of folders inside',
  },
  {
    folder: /^server$/,
    names: [
      'main\\.ts',
      'start\\.ts',
      'application\\.ts',
      'parts\\.ts',
      'prepare-data\\.ts',
      'configuration\\.ts',
      `${words}\\.test\\.ts`,
    ],
    belongs:
      'server/ itself holds main.ts, start.ts, application.ts, parts.ts, prepare-data.ts and configuration.ts; what knows the product goes to ' +
      'server/features, what does not to server/platform',
  },
  {
    folder: /^server\/migrations$/,
    names: ['migrations\\.ts', 'tables\\.ts', `\\d{3,4}-${words}\\.ts`, `${words}\\.test\\.ts`],
    belongs:
      'server/migrations holds numbered migrations (0001-baseline.ts), their list migrations.ts, tables/, and what the baseline is made of',
  },
  {
    folder: /^server\/(?:platform|locales|migrations\/(?:tables|baseline|choice-lists|synonyms))(?:\/|$)/,
    names: [`${words}(?:\\.[a-z]+)*\\.(?:tsx?|css)`],
    belongs: 'names are lower-case words joined by hyphens',
  },
  {
    folder: /^contract(?:\/(?:calls|fields|locales))?$/,
    names: [`${words}(?:\\.problems)?\\.ts`, `${words}\\.test\\.ts`],
    belongs:
      'contract/ itself holds the list of endpoints; contract/calls and contract/fields hold what all features share, ' +
      'in lower-case words joined by hyphens',
  },
  {
    folder: /^contract\/(?<feature>[a-z-]+)$/,
    names: [
      `${words}\\.ts`,
      `${words}\\.(?:problems|wire|fields|choices|facts|criteria|events|states|rules|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.ts`,
    ],
    belongs:
      'a feature’s contract holds <noun>.ts (the endpoints of one noun), <verb>-<noun>.ts (one endpoint), ' +
      '<feature>.problems.ts, <entity>.wire.ts, ' +
      '*.fields.ts, *.choices.ts, *.facts.ts, *.criteria.ts, *.events.ts, *.states.ts, *.rules.ts, *.data.ts and *.test.ts',
  },
  {
    folder: /^contract\//,
    names: [],
    belongs: 'a feature’s contract has no folders inside',
  },
  {
    folder: /^web\/features\/(?<feature>[a-z-]+)(?:\/[a-z-]+)?$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.(?:queries|mutations|rules|form|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.tsx?`,
    ],
    belongs:
      'a screen’s feature holds <piece>.tsx, <piece>.module.css, verb-noun.ts (use-…, open-…), ' +
      '*.queries.ts, *.mutations.ts, *.rules.ts, *.form.ts, *.data.ts and *.test.ts(x)',
  },
  {
    folder: /^web\/features(?:\/|$)/,
    names: [],
    belongs: 'web/features/<feature>/ has at most one level of folders, and every file is in a feature',
  },
  {
    // What several features of the screens share: the same kinds of files as one of them, for all.
    folder: /^web\/(?:choices|criteria)$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.rules\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.ts`,
    ],
    belongs:
      'web/parts/choices and web/parts/criteria hold the fields of choice lists and of criteria: <piece>.tsx, <piece>.module.css, use-….ts, *.rules.ts and *.test.ts',
  },
  {
    // What every list of members shares: card, grid, paging, and the memory of which list a profile was opened from.
    folder: /^web\/partners$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.(?:queries|rules|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.tsx?`,
    ],
    belongs:
      'web/parts/partner-cards holds the profile card and its lists: <piece>.tsx, <piece>.module.css, verb-noun.ts (use-…, store-…), ' +
      '*.queries.ts, *.rules.ts, *.data.ts and *.test.ts(x)',
  },
  {
    // What one does with another member, wherever they are shown: connect, see contact details, block, report.
    folder: /^web\/connecting$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.(?:queries|rules|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.ts`,
    ],
    belongs:
      'web/parts/connecting holds the buttons and dialogs with which one turns to a member: <piece>.tsx, <piece>.module.css, ' +
      'verb-noun.ts (use-…, open-…), *.queries.ts, *.rules.ts, *.data.ts and *.test.ts',
  },
  {
    // Messages between two members, for their screen and for the small window over other screens.
    folder: /^web\/conversations(?:\/[a-z-]+)?$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.(?:queries|rules|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.tsx?`,
    ],
    belongs:
      'web/parts/conversations holds the parts of a conversation: <piece>.tsx, <piece>.module.css, verb-noun.ts (use-…, send-…), ' +
      '*.queries.ts, *.rules.ts, *.data.ts and *.test.ts(x), with one level of folders',
  },
  {
    // The connection to the server and what its news do to the answers of the cache: nothing that is drawn.
    folder: /^web\/live$/,
    names: [`${verbNoun}\\.ts`, `${words}\\.(?:rules|data)\\.ts`, `${words}(?:\\.[a-z]+)?\\.test\\.ts`],
    belongs:
      'web/app/live holds the news of the server: verb-noun.ts (use-…, open-…), *.rules.ts, *.data.ts and *.test.ts',
  },
  {
    folder: /^web\/(?:design|api)(?:\/|$)/,
    names: [`${words}(?:\\.[a-z]+)*\\.(?:tsx?|css|svg)`],
    belongs: 'names are lower-case words joined by hyphens',
  },
];
