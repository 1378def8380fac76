import { array, literal, maxLength, object, pipe, safeParse, string } from 'valibot';

/** The greatest number of entries in each list; the oldest are dropped, so that filtering stays fast. */
const mostEntries = 500;
/** The greatest length of a word or tag, in UTF-16 code units. */
export const longestWord = 100;
/** The greatest size of a file that is read, in bytes. */
const mostBytes = 1_000_000;
const version = 1;

const word = pipe(string(), maxLength(longestWord));
const named = object({ id: pipe(string(), maxLength(longestWord)), name: pipe(string(), maxLength(longestWord)) });
const listOf = <S extends typeof word | typeof named>(entry: S) => pipe(array(entry), maxLength(mostEntries));

export const mutesSchema = object({ words: listOf(word), tags: listOf(word), people: listOf(named), threads: listOf(named) });
const fileSchema = object({ kind: literal('mutes'), v: literal(version), ...mutesSchema.entries });

/** Somebody or something muted, with the name under which it is listed: a person's, or that of a thread's author. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What one person has muted, the latest first. Tags are stored without `#`. */
export interface Mutes {
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly people: readonly Named[];
  readonly threads: readonly Named[];
}

export type Mute =
  | { readonly list: 'words' | 'tags'; readonly entry: string }
  | { readonly list: 'people' | 'threads'; readonly entry: Named };

export const noMutes: Mutes = { words: [], tags: [], people: [], threads: [] };

export const isEmpty = (mutes: Mutes): boolean => Object.values(mutes).every((list: readonly unknown[]) => list.length === 0);

const keyOf = (entry: string | Named) => (typeof entry === 'string' ? entry.toLowerCase() : entry.id);

/** Puts an entry first in its list; one that is there already is moved. */
export function withMute(mutes: Mutes, { list, entry }: Mute): Mutes {
  const short = typeof entry === 'string' ? entry.slice(0, longestWord) : { id: entry.id, name: entry.name.slice(0, longestWord) };
  const others: readonly (string | Named)[] = withoutMute(mutes, { list, entry } as Mute)[list];
  return { ...mutes, [list]: [short, ...others].slice(0, mostEntries) };
}

export function withoutMute(mutes: Mutes, { list, entry }: Mute): Mutes {
  const all: readonly (string | Named)[] = mutes[list];
  return { ...mutes, [list]: all.filter((other) => keyOf(other) !== keyOf(entry)) };
}

/** Adds the entries of a file before the existing ones; beyond `mostEntries` the oldest are dropped. */
export function mergeMutes(mutes: Mutes, added: Mutes): Mutes {
  const steps: Mute[] = [
    ...added.words.map((entry) => ({ list: 'words' as const, entry })),
    ...added.tags.map((entry) => ({ list: 'tags' as const, entry })),
    ...added.people.map((entry) => ({ list: 'people' as const, entry })),
    ...added.threads.map((entry) => ({ list: 'threads' as const, entry })),
  ];
  return steps.toReversed().reduce(withMute, mutes);
}

/** The JSON of a file with muted lists: `{ "kind": "mutes", "v": 1, "words": […], … }`. */
export function writeMutesFile(mutes: Mutes): string {
  return JSON.stringify({ kind: 'mutes', v: version, ...mutes }, null, 2);
}

/** Reads such a file. Undefined when it isn't one: an invalid entry makes the whole file invalid. */
export async function readMutesFile(file: Blob): Promise<Mutes | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    const result = safeParse(fileSchema, JSON.parse(await file.text()));
    if (!result.success) return undefined;
    const { kind: _kind, v: _v, ...mutes } = result.output;
    return mutes;
  } catch {
    return undefined;
  }
}
