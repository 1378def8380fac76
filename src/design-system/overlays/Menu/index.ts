export { Menu, menuPhoneLayouts, type MenuProps } from './Menu.tsx';
export { MenuChoice, type MenuChoiceProps } from './MenuChoice.tsx';
export { MenuItem, type MenuItemProps, menuItemTones, MenuLabel, MenuSeparator } from './MenuItem.tsx';
