export { Menu, type MenuProps, menuPhoneLayouts } from './Menu.tsx';
export { MenuChoice, type MenuChoiceProps } from './MenuChoice.tsx';
export { MenuItem, type MenuItemProps, MenuLabel, MenuSeparator, menuItemTones } from './MenuItem.tsx';
