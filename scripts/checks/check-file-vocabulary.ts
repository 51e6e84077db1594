import path from 'node:path';
import { emptyNames } from './empty-names.ts';
import { type Finding, reportFindings } from './finding.ts';
import { layers } from './layers.ts';
import { listFiles } from './list-files.ts';
import { folderRules, type FolderRule } from './vocabulary.ts';

/** The words of features: those of the server, and those of which the contract or the screens alone have a part. */
const features = [...layers.flat(), 'administration', 'conversations', 'preferences'].toSorted();

/** Every file of the four rooms carries a name of the closed vocabulary; says of a stray one where it belongs. */
export function checkFileVocabulary(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const rule = folderRules.find(({ folder }) => folder.test(path.posix.dirname(file)));
    if (rule === undefined) return [];
    const message = describeStray(file, rule);
    return message === undefined ? [] : [{ path: file, message }];
  });
}

function describeStray(file: string, rule: FolderRule): string | undefined {
  const folder = path.posix.dirname(file);
  const feature = rule.folder.exec(folder)?.groups?.['feature'];
  if (feature !== undefined && !file.startsWith('web/') && !features.includes(feature)) {
    return `${feature} is not one of the product’s features (${features.join(', ')}).`;
  }
  const emptyName = describeEmptyName(file);
  if (isInVocabulary(file, { rule, feature })) return emptyName;
  return [emptyName, `Here, ${rule.belongs}.`].filter((sentence) => sentence !== undefined).join(' ');
}

function isInVocabulary(
  file: string,
  { rule, feature }: { rule: FolderRule; feature: string | undefined },
): boolean {
  return rule.names.some((pattern) =>
    new RegExp(`^${pattern.replace(/^feature/, feature ?? 'feature')}$`).test(path.posix.basename(file)),
  );
}

function describeEmptyName(file: string): string | undefined {
  const name = path.posix.basename(file);
  const empty = emptyNames.find((candidate) => candidate.room.test(file) && candidate.name.test(name));
  return empty === undefined ? undefined : `The name ${name} says nothing: ${empty.instead}.`;
}

if (import.meta.main) reportFindings(checkFileVocabulary(listFiles(process.cwd())));
