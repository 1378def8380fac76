import { useSetAtom } from 'jotai';
import { Download, Upload } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, Chip, FileButton, Heading, Icon, Inline, Link, Stack, Text, TextField } from '@/design-system';
import { announceAtom, showErrorAtom, showSuccessAtom } from '@/features/feedback';
import { downloadText } from '@/shared/lib/download';
import { paths } from '@/shared/lib/paths';
import { restoreFocus } from '@/shared/lib/restoreFocus';
import { normalizeTag } from '@/shared/lib/text/tags.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { foldTag, hasWord } from '../model/matchMutes.ts';
import { isEmpty, longestWord, type Named, readMutesFile, writeMutesFile } from '../model/mutes.ts';
import { addMuteAtom, addMutesAtom, mutesAtom, removeMuteAtom } from '../state/mutes.ts';
import { strings } from '../strings.ts';

/** The muted words, tags, people and threads, each removable; words and tags are added here. */
export function MutedLists() {
  const { words, tags, people, threads } = useStoreValue(mutesAtom);
  const remove = useSetAtom(removeMuteAtom);
  return (
    <Stack gap="5">
      <WordList list="words" entries={words} />
      <WordList list="tags" entries={tags} />
      <NamedList title={strings.people} entries={people} none={strings.noPeople} onRemove={(entry) => remove({ list: 'people', entry })}>
        {({ id, name }) => <Link href={paths.profile(id)}>{name}</Link>}
      </NamedList>
      <NamedList
        title={strings.threads}
        entries={threads}
        none={strings.noThreads}
        onRemove={(entry) => remove({ list: 'threads', entry })}
      >
        {({ id, name }) => <Link href={paths.post(id)}>{strings.threadBy(name)}</Link>}
      </NamedList>
      <Transfer />
    </Stack>
  );
}

function WordList({ list, entries }: { list: 'words' | 'tags'; entries: readonly string[] }) {
  const add = useSetAtom(addMuteAtom);
  const remove = useSetAtom(removeMuteAtom);
  const announce = useSetAtom(announceAtom);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTag = list === 'tags';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isTag ? /\p{L}/u.test(foldTag(typed)) : hasWord(typed);
    setIsWrong(!isValid);
    if (!isValid) return field.current?.focus();
    add({ list, entry: isTag ? normalizeTag(typed.trim().replace(/^[#＃]/u, '')) : typed.trim().replace(/\s+/g, ' ') });
    setTyped('');
    return undefined;
  };
  return (
    <Stack gap="2">
      <Heading level={3} size="body">
        {strings[list]}
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="2">
          <TextField
            ref={field}
            label={isTag ? strings.newTag : strings.newWord}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setIsWrong(false);
            }}
            maxLength={longestWord}
            autoComplete="off"
            errors={isWrong ? [isTag ? strings.noTag : strings.noLetters] : []}
          />
          <Inline>
            <Button type="submit" variant="tinted" size="small">
              {isTag ? strings.muteTag : strings.muteWord}
            </Button>
          </Inline>
        </Stack>
      </form>
      {entries.length > 0 && (
        <Inline gap="2" isWrapping>
          {entries.map((entry) => (
            <Chip
              key={entry}
              size="medium"
              removeLabel={strings.unmuteNamed(entry)}
              onRemove={() => {
                remove({ list, entry });
                announce(strings.unmuted(entry));
                field.current?.focus();
              }}
            >
              <bdi>{isTag ? `#${entry}` : entry}</bdi>
            </Chip>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

interface NamedListProps {
  title: string;
  entries: readonly Named[];
  /** Said in place of an empty list. */
  none: string;
  onRemove: (entry: Named) => void;
  children: (entry: Named) => ReactNode;
}

function NamedList({ title, entries, none, onRemove, children }: NamedListProps) {
  const headingId = useId();
  const announce = useSetAtom(announceAtom);
  const removeAndMoveOn = (entry: Named, button: HTMLElement) => {
    onRemove(entry);
    announce(strings.unmuted(entry.name));
    restoreFocus(
      () => document.getElementById(headingId),
      (focused) => focused === button,
    );
  };
  return (
    <Stack gap="2">
      <Heading level={3} size="body" id={headingId} tabIndex={-1}>
        {title}
      </Heading>
      {entries.length === 0 && (
        <Text as="p" size="small" tone="muted">
          {none}
        </Text>
      )}
      {entries.map((entry) => (
        <Inline key={entry.id} justify="between" gap="3">
          {children(entry)}
          <Button
            variant="bordered"
            tone="neutral"
            size="small"
            aria-label={strings.unmuteNamed(entry.name)}
            onClick={({ currentTarget }) => removeAndMoveOn(entry, currentTarget)}
          >
            {strings.unmute}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}

/** The lists as a file, for another browser. */
function Transfer() {
  const mutes = useStoreValue(mutesAtom);
  const addAll = useSetAtom(addMutesAtom);
  const showError = useSetAtom(showErrorAtom);
  const showSuccess = useSetAtom(showSuccessAtom);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const added = await readMutesFile(file);
    if (!added) return showError(undefined, strings.notMutes);
    addAll(added);
    showSuccess(strings.imported);
  };
  return (
    <Inline gap="2" isWrapping>
      <FileButton
        variant="bordered"
        tone="neutral"
        size="small"
        icon={Upload}
        accept="application/json,.json"
        inputLabel={strings.importLabel}
        onChoose={(files) => void take(files)}
      >
        {strings.importFile}
      </FileButton>
      <Button
        variant="bordered"
        tone="neutral"
        size="small"
        icon={<Icon glyph={Download} size="small" />}
        isDisabled={isEmpty(mutes)}
        onClick={() => downloadText(writeMutesFile(mutes), strings.fileName, 'application/json')}
      >
        {strings.exportFile}
      </Button>
    </Inline>
  );
}
