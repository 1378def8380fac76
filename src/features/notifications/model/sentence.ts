import type { Notification, User } from '@/api';
import { displayNameOf } from '@/features/users';
import { plainName, stripBidiControls } from '@/shared/lib/bidi';
import { strings } from '../strings.ts';

/** Number of people that a grouped row names before it counts the others. */
export const namedInGroup = 2;

/** A part of the sentence; names have their own weight and writing direction. */
export interface SentencePart {
  readonly text: string;
  readonly isName: boolean;
}

const templates: Partial<Record<string, (people: number) => string>> = strings.sentences;

/**
 * The sentence of a notification: our own text where the kind is known and every named person is present; else the server's. `actors` are
 * those of a whole group, the latest first: two are named, the others counted.
 */
export function sentenceOf({ type, text, actorUser, organization }: Notification, actors: readonly User[] = []): readonly SentencePart[] {
  const people = actors.length > 0 ? actors : actorUser ? [actorUser] : [];
  const group = organization ? plainName(organization.name) : '';
  const pieces = (templates[type ?? '']?.(people.length) ?? '').split(/(\{\w+\})/).filter(Boolean);
  const parts = pieces.flatMap((piece) => {
    if (piece === '{actor}') return namesOf(people);
    return [piece === '{group}' ? { text: group, isName: true } : { text: piece, isName: false }];
  });
  const isComplete = parts.length > 0 && parts.every((part) => part.text !== '');
  return isComplete ? parts : [{ text: stripBidiControls(text?.trim() || strings.wordless), isName: false }];
}

/** "Oleg, Amira and 2 others". An empty list gives one empty part. */
function namesOf(people: readonly User[]): readonly SentencePart[] {
  const named = people.slice(0, namedInGroup).map((person) => ({ text: displayNameOf(person), isName: true }));
  const others = people.length - named.length;
  const parts = others > 0 ? [...named, { text: strings.others(others), isName: true }] : named;
  if (parts.length === 0) return [{ text: '', isName: true }];
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [{ text: index === parts.length - 1 ? strings.and : ', ', isName: false }, part];
  });
}
