export type { TabItem } from './tabItem.ts';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs.tsx';
