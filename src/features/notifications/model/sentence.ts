import type { Notification } from '@/api';
import { displayNameOf } from '@/features/users';
import { stripBidiControls } from '@/shared/lib/bidi';
import { strings } from '../strings.ts';

/** A piece of the sentence; names are set apart by their weight and by their own writing direction. */
export interface SentencePart {
  readonly text: string;
  readonly isName: boolean;
}

const templates: Partial<Record<string, string>> = strings.sentences;

/**
 * What happened, in our own words where the kind is known and everybody it names is there; else in the server's.
 */
export function sentenceOf({ type, text, actorUser, organization }: Notification): readonly SentencePart[] {
  const names: Record<string, string | undefined> = {
    '{actor}': actorUser ? displayNameOf(actorUser) : undefined,
    '{group}': organization ? stripBidiControls(organization.name) : undefined,
  };
  const pieces = (templates[type ?? ''] ?? '').split(/(\{\w+\})/).filter(Boolean);
  const parts = pieces.map((piece) => (piece in names ? { text: names[piece] ?? '', isName: true } : { text: piece, isName: false }));
  const isComplete = parts.length > 0 && parts.every((part) => part.text !== '');
  return isComplete ? parts : [{ text: stripBidiControls(text?.trim() || strings.wordless), isName: false }];
}
