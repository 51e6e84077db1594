const anyRoom = /^/;

/** Names that say nothing about what is inside, and where such things go instead. */
export const emptyNames: readonly { name: RegExp; room: RegExp; instead: string }[] = [
  {
    name: /(?:^|[-.])(?:utils?|helpers?|common|misc)[-.]/,
    room: anyRoom,
    instead: 'name it after the one idea inside; a pure decision is *.rules.ts, SQL is *.repository.ts',
  },
  {
    name: /(?:^|[-.])(?:controllers?|handlers?)\.tsx?$/,
    room: anyRoom,
    instead: 'the way from an endpoint to its use case is *.routes.ts',
  },
  {
    name: /(?:^|[-.])(?:services?|managers?)\.tsx?$/,
    room: anyRoom,
    instead: 'the use cases of one noun are <noun>.ts, one use case is verb-noun.ts',
  },
  {
    name: /(?:^|[-.])(?:types?|interfaces?|models?|dto|schemas?)\.tsx?$/,
    room: anyRoom,
    instead:
      'a type is in the file that makes its values; what both sides read is in contract/, a row is in server/migrations/tables',
  },
  { name: /\.(?:queries|dao|sql)\.ts$/, room: /^server\//, instead: 'SQL is *.repository.ts' },
  {
    name: /^(?:get|handle|process|do)-/,
    room: anyRoom,
    instead: 'begin with the verb of the product: find-, list-, create-, send-',
  },
  {
    name: /^index\.tsx?$/,
    room: anyRoom,
    instead: 'import the file itself; the public face of a feature is <feature>.ts',
  },
];
