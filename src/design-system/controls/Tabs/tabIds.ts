/** The ids by which tabs and panel name each other. */
export const tabId = (tabsId: string, value: string): string => `${tabsId}-tab-${value}`;
export const panelId = (tabsId: string): string => `${tabsId}-panel`;
