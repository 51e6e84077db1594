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
      `${words}\\.(?:routes|rules|data|policy|presenter|repository|jobs)\\.ts`,
      `${words}\\.mail\\.tsx?`,
      `${words}(?:\\.[a-z]+)?\\.test\\.ts`,
    ],
    belongs:
      'a server feature holds <noun>.ts (the use cases of one noun), verb-noun.ts (one use case), <feature>.ts (its ' +
      'public face), *.routes.ts, *.rules.ts, *.data.ts, *.policy.ts, *.presenter.ts, *.repository.ts, *.jobs.ts, *.mail.ts and *.test.ts',
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
    // A part holds the same kinds of files as a screen; screens share it.
    folder: /^web\/(?:screens|parts)\/(?<feature>[a-z-]+)(?:\/[a-z-]+){0,2}$/,
    names: [
      `${words}\\.tsx`,
      `${words}\\.module\\.css`,
      `${verbNoun}\\.ts`,
      `${words}\\.(?:queries|mutations|rules|form|data)\\.ts`,
      `${words}(?:\\.[a-z]+)?\\.test\\.tsx?`,
    ],
    belongs:
      'a screen, and a part that screens share, holds <piece>.tsx, <piece>.module.css, verb-noun.ts (use-…, open-…), ' +
      '*.queries.ts, *.mutations.ts, *.rules.ts, *.form.ts, *.data.ts and *.test.ts(x)',
  },
  {
    folder: /^web\/(?:screens|parts)(?:\/|$)/,
    names: [],
    belongs:
      'web/screens/<screen>/ and web/parts/<part>/ have at most two levels of folders, and every file is in one of them',
  },
  {
    // The connection to the server and what its news do to the answers of the cache: nothing that is drawn.
    folder: /^web\/app\/live$/,
    names: [`${verbNoun}\\.ts`, `${words}\\.(?:rules|data)\\.ts`, `${words}(?:\\.[a-z]+)?\\.test\\.ts`],
    belongs:
      'web/app/live holds the news of the server: verb-noun.ts (use-…, open-…), *.rules.ts, *.data.ts and *.test.ts',
  },
  {
    folder: /^web\/(?:design|app\/client)(?:\/|$)/,
    names: [`${words}(?:\\.[a-z]+)*\\.(?:tsx?|css|svg)`],
    belongs: 'names are lower-case words joined by hyphens',
  },
];
