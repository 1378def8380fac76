import { createContext, type RefObject } from 'react';

/** Where an item leaves what it does until the menu is closed. */
export const MenuActionContext = createContext<RefObject<(() => void) | undefined> | null>(null);
