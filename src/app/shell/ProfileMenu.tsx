import { useSetAtom } from 'jotai';
import { LogOut, MoreHorizontal, Palette, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { Icon, IconButton, Menu, MenuChoice, MenuItem, MenuSeparator } from '@/design-system';
import { logOutAtom } from '@/features/session';
import { openThemeSettingsAtom, schemeAtom, setSchemeAtom } from '@/features/theme-settings';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

const modes = [
  { value: 'auto', label: strings.modes.auto },
  { value: 'light', label: strings.modes.light },
  { value: 'dark', label: strings.modes.dark },
] as const;

/** Theme mode, Customize Theme, the account and Log out. */
export default function ProfileMenu() {
  const choice = useStoreValue(schemeAtom);
  const setChoice = useSetAtom(setSchemeAtom);
  const openThemeSettings = useSetAtom(openThemeSettingsAtom);
  const logOut = useSetAtom(logOutAtom);
  const [, navigate] = useLocation();
  return (
    <Menu defaultIsOpen trigger={<IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} />}>
      <MenuChoice label={strings.themeMode} options={modes} value={choice} onChange={setChoice} />
      <MenuSeparator />
      <MenuItem icon={Palette} onSelect={() => openThemeSettings()}>
        {strings.customizeTheme}
      </MenuItem>
      <MenuItem icon={UserRound} onSelect={() => navigate(paths.account())}>
        {strings.account}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void logOut()}>
        {strings.logOut}
      </MenuItem>
    </Menu>
  );
}
