import { type InferOutput, number, object, optional, record, string } from 'valibot';
import { stored } from '@/shared/storage';
import { positionsKey } from './savedScroll.ts';

/** Where a person was on a screen: scroll position, first visible item and focus. */
const positionSchema = object({
  /** Scroll position of the page, in CSS px. */
  position: number(),
  /** Anchor of the first visible item (of a post: its id). The specification gives the name of the stored field. */
  postId: optional(string()),
  /** Distance of that item's top edge from the window's top, in CSS px. */
  offset: optional(number()),
  /** Name of the screen's list or page (`feed`, `post`, `profile`), and of the list itself. */
  page: optional(string()),
  list: optional(string()),
  /** The focused element: the nearest element with an id, and the index of the link in it among those with the same target. */
  focus: optional(object({ id: string(), href: optional(string()), nth: optional(number()) })),
  /** Tab of the home feed at that time. */
  tab: optional(string()),
  /** When it was stored, in ms. */
  timestamp: number(),
});
export type Position = InferOutput<typeof positionSchema>;

/** Specification, section 9. */
const life = 30 * 60_000;
const mostPositions = 50;

const positionsEntry = stored(positionsKey, record(string(), positionSchema), 'session');
/** The last position of each page by its name, in this browser tab, as the specification documents it (section 3). */
const scrollStateEntry = stored('scrollState', record(string(), positionSchema), 'session');

/** In-memory copy: no other code writes them, and reading and validating fifty from storage would slow every step. */
let byEntry: Readonly<Record<string, Position>> = {};
let byPage: Readonly<Record<string, Position>> = {};

/** Reads the positions from this tab's storage. */
export function loadPositions(): void {
  byEntry = positionsEntry.read() ?? {};
  byPage = scrollStateEntry.read() ?? {};
}

const fresh = (position: Position | undefined) => (position && Date.now() - position.timestamp <= life ? position : undefined);

/** The position of a history entry, valid for 30 minutes. */
export const positionOf = (key: string): Position | undefined => fresh(byEntry[key]);

/** The last position of a page in any entry. */
export const lastPositionOf = (page: string): Position | undefined => fresh(byPage[page]);

/** Stores the position of an entry, also as its page's last one. */
export function keepPosition(key: string, position: Position): void {
  const others = Object.entries(byEntry).filter(([other, known]) => other !== key && fresh(known));
  byEntry = Object.fromEntries([...others.slice(1 - mostPositions), [key, position]]);
  positionsEntry.write(byEntry);
  if (position.page === undefined) return;
  const { position: y, postId, offset, list, timestamp } = position;
  byPage = { ...byPage, [position.page]: { position: y, postId, offset, list, timestamp } };
  scrollStateEntry.write(byPage);
}
