import { useSetAtom } from 'jotai';
import { Compass, Keyboard, LogOut, MoreHorizontal, Palette, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { Icon, IconButton, Menu, MenuChoice, MenuItem, MenuSeparator } from '@/design-system';
import { logOutAtom } from '@/features/session';
import { openThemeSettingsAtom, schemeAtom, setSchemeAtom } from '@/features/theme-settings';
import { paths } from '@/shared/lib/paths';
import { sendWaiting } from '@/shared/lib/sendLater';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { lateStrings } from '../lateStrings.ts';
import { shortcutLayerAtom } from '../shortcuts/storage.ts';
import { strings as shortcutStrings } from '../shortcuts/strings.ts';
import { strings } from '../strings.ts';

const modes = () =>
  [
    { value: 'auto', label: lateStrings.modes.auto },
    { value: 'light', label: lateStrings.modes.light },
    { value: 'dark', label: lateStrings.modes.dark },
  ] as const;

/** Theme mode, Customize Theme, the palette of commands, the list of shortcuts, the account and Log out. */
export default function ProfileMenu() {
  const choice = useStoreValue(schemeAtom);
  const setChoice = useSetAtom(setSchemeAtom);
  const openThemeSettings = useSetAtom(openThemeSettingsAtom);
  const logOut = useSetAtom(logOutAtom);
  const openLayer = useSetAtom(shortcutLayerAtom);
  const [, navigate] = useLocation();
  return (
    <Menu defaultIsOpen trigger={<IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} />}>
      <MenuChoice label={lateStrings.themeMode} options={modes()} value={choice} onChange={setChoice} />
      <MenuSeparator />
      <MenuItem icon={Palette} onSelect={() => openThemeSettings()}>
        {lateStrings.customizeTheme}
      </MenuItem>
      <MenuItem icon={Compass} onSelect={() => openLayer('palette')}>
        {shortcutStrings.palette}
      </MenuItem>
      <MenuItem icon={Keyboard} onSelect={() => openLayer('list')}>
        {shortcutStrings.toggle}
      </MenuItem>
      <MenuItem icon={UserRound} onSelect={() => navigate(paths.account())}>
        {lateStrings.account}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void sendWaiting().finally(() => void logOut())}>
        {lateStrings.logOut}
      </MenuItem>
    </Menu>
  );
}
