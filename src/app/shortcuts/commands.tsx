import { Bell, CircleHelp, House, Keyboard, Palette, PenLine, Rows3, Search, Settings, UserRound, UsersRound } from 'lucide-react';
import { Icon, type IconProps } from '@/design-system';
import { type CommandOption } from '@/design-system/pickers/CommandList/CommandList.tsx';
import { presetNames } from '@/design-system/theme/presets.ts';
import { GroupAvatar, groupNameOf, groups } from '@/features/groups';
import { openComposerAtom } from '@/features/posts';
import { searchableTerm } from '@/features/search';
import { applyPreset, openThemeSettingsAtom } from '@/features/theme-settings';
import { currentPersonAtom, displayNameOf, handleOf, profilePathOf, UserAvatar, users } from '@/features/users';
import { type Path, paths } from '@/shared/lib/paths';
import type { Store } from '@/shared/lib/scope';
import { strings as appStrings } from '../strings.ts';
import { shortcutLayerAtom } from './storage.ts';
import { strings } from './strings.ts';

/** One row of the palette: an address to go to, or something to do. */
export interface PaletteCommand extends CommandOption {
  readonly alias?: string | undefined;
  readonly path?: Path | undefined;
  readonly act?: ((store: Store) => void) | undefined;
  /** Shown before anything is typed. */
  readonly isOffered?: boolean | undefined;
}

const icon = (glyph: IconProps['glyph']) => <Icon glyph={glyph} size="compact" />;

/** All entries of the palette, the most usual first. People and groups are those that some list has loaded. */
export function commandsOf(store: Store): readonly PaletteCommand[] {
  return [...screens(store), ...themes(), ...loadedGroups(store), ...loadedPeople(store)];
}

/** The last row, which searches for the text in Explore. Shown for every text that Explore accepts. */
export function searchCommand(text: string): PaletteCommand | undefined {
  const term = searchableTerm(text);
  return term === undefined
    ? undefined
    : { id: 'search', label: strings.searchFor(term), icon: icon(Search), path: paths.explore({ q: term }) };
}

function screens(store: Store): PaletteCommand[] {
  const own = store.get(currentPersonAtom);
  const { titles } = appStrings;
  const rows: PaletteCommand[] = [
    { id: 'feed', label: appStrings.feed, icon: icon(House), path: paths.home() },
    { id: 'dense', label: titles.modernFeed, icon: icon(Rows3), path: paths.modernFeed() },
    { id: 'explore', label: appStrings.explore, icon: icon(Search), path: paths.explore() },
    { id: 'groups', label: appStrings.groups, icon: icon(UsersRound), path: paths.groups() },
    { id: 'notifications', label: appStrings.notifications, icon: icon(Bell), path: paths.notifications() },
    ...(own ? [{ id: 'own', label: appStrings.yourProfile, icon: icon(UserRound), path: profilePathOf(own) }] : []),
    { id: 'compose', label: appStrings.compose, icon: icon(PenLine), act: ({ set }) => set(openComposerAtom, { kind: 'post' }) },
    { id: 'account', label: titles.account, icon: icon(Settings), path: paths.account() },
    { id: 'theme', label: strings.theme, icon: icon(Palette), act: ({ set }) => set(openThemeSettingsAtom) },
    { id: 'shortcuts', label: strings.toggle, icon: icon(Keyboard), act: ({ set }) => set(shortcutLayerAtom, 'list') },
    { id: 'create', label: titles.createGroup, icon: icon(UsersRound), path: paths.createGroup() },
    { id: 'help', label: titles.help, icon: icon(CircleHelp), path: paths.help() },
  ];
  return rows.map((row) => ({ ...row, isOffered: true }));
}

const themes = (): PaletteCommand[] =>
  [...presetNames, 'default' as const].map((name) => ({
    id: `theme:${name}`,
    label: strings.presets[name],
    hint: strings.kinds.theme,
    alias: strings.kinds.theme,
    icon: icon(Palette),
    act: () => void applyPreset(name),
  }));

function loadedGroups(store: Store): PaletteCommand[] {
  const rows: PaletteCommand[] = [];
  store.set(groups.eachAtom, (group) =>
    rows.push({
      id: `group:${group.id}`,
      label: groupNameOf(group),
      hint: strings.kinds.group,
      icon: <GroupAvatar group={group} size={24} />,
      path: paths.group(group.id),
    }),
  );
  return rows;
}

function loadedPeople(store: Store): PaletteCommand[] {
  const rows: PaletteCommand[] = [];
  store.set(users.eachAtom, (user) =>
    rows.push({
      id: `person:${user.id}`,
      label: displayNameOf(user),
      hint: handleOf(user),
      alias: handleOf(user),
      icon: <UserAvatar user={user} size={24} />,
      path: profilePathOf(user),
    }),
  );
  return rows;
}
