export { SkeletonTabs, type SkeletonTabsProps } from './SkeletonTabs.tsx';
export {
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  TabsRoot,
  type TabsRootProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './TabParts.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs.tsx';
export type { TabItem } from './tabItem.ts';
