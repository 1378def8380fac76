import { Icon, IconButton, Menu, MenuChoice, MenuItem, MenuSeparator } from '@/design-system';
import { logOutAtom } from '@/features/session';
import { openThemeSettingsAtom, schemeAtom, setSchemeAtom } from '@/features/theme-settings';
import { useAtomValue, useSetAtom } from 'jotai';
import { LogOut, MoreHorizontal, Palette } from 'lucide-react';
import { strings } from '../strings.ts';

const modes = [
  { value: 'auto', label: strings.modes.auto },
  { value: 'light', label: strings.modes.light },
  { value: 'dark', label: strings.modes.dark },
] as const;

/** Theme mode, Customize Theme and Log out. */
export default function ProfileMenu() {
  const choice = useAtomValue(schemeAtom);
  const setChoice = useSetAtom(setSchemeAtom);
  const openThemeSettings = useSetAtom(openThemeSettingsAtom);
  const logOut = useSetAtom(logOutAtom);
  return (
    <Menu isInitiallyOpen trigger={<IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} />}>
      <MenuChoice label={strings.themeMode} options={modes} value={choice} onChange={setChoice} />
      <MenuSeparator />
      <MenuItem icon={Palette} onSelect={() => openThemeSettings()}>{strings.customizeTheme}</MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void logOut()}>{strings.logOut}</MenuItem>
    </Menu>
  );
}
