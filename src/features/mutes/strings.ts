import { catalogue } from '@/shared/i18n';
import type { MuteReason } from './model/matchMutes.ts';

/** What a post that isn't shown says of itself. */
const hidden: Readonly<Record<MuteReason['kind'], (name: string) => string>> = {
  person: (name) => `You muted ${name}`,
  thread: (name) => `You muted this thread by ${name}`,
  word: (name) => `Has a word you muted: ${name}`,
  tag: (name) => `Has a tag you muted: ${name}`,
};

export const strings = catalogue('mutes', {
  mutePerson: (name: string) => `Mute ${name}`,
  unmutePerson: (name: string) => `Unmute ${name}`,
  muteThread: 'Mute this thread',
  unmuteThread: 'Unmute this thread',
  mutedPerson: (name: string) => `You muted ${name}`,
  mutedThread: 'You muted this thread',
  undo: 'Undo',
  hidden,
  showAnyway: 'Show anyway',
  title: 'Muted',
  hint: 'Hidden from your feeds in this browser. Nobody is told, and their profiles still show everything.',
  words: 'Words',
  tags: 'Tags',
  people: 'People',
  threads: 'Threads',
  newWord: 'Word or phrase to mute',
  newTag: 'Tag to mute',
  muteWord: 'Mute word',
  muteTag: 'Mute tag',
  noLetters: 'Type at least one letter or digit.',
  noTag: 'Type a tag with at least one letter.',
  noPeople: 'Nobody. Mute someone from the menu of their profile or of a post.',
  noThreads: 'None. Mute a thread from the menu of a post.',
  threadBy: (name: string) => `Thread by ${name}`,
  unmute: 'Unmute',
  unmuteNamed: (name: string) => `Unmute ${name}`,
  unmuted: (name: string) => `${name} is no longer muted`,
  importFile: 'Import',
  importLabel: 'File with muted words, tags, people and threads',
  exportFile: 'Export',
  fileName: 'sez-muted.json',
  imported: 'The lists were added to yours.',
  notMutes: 'This isn’t a file with muted lists. Nothing was changed.',
});
