export { ActionButton, type ActionButtonProps } from './ActionButton/ActionButton.tsx';
export { type ButtonSize, type ButtonTone, type ButtonVariant, buttonSizes, buttonTones, buttonVariants } from './Button/Button.css.ts';
export { Button, type ButtonLook, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { CodeInput, type CodeInputProps } from './CodeInput/CodeInput.tsx';
export { FileButton, type FileButtonProps } from './FileButton/FileButton.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { LevelSelector, type LevelSelectorProps } from './LevelSelector/LevelSelector.tsx';
export { type PillVariant, pillVariants } from './Pill/Pill.css.ts';
export { Pill, type PillProps } from './Pill/Pill.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedSize,
  type SegmentOption,
  segmentedSizes,
} from './SegmentedControl/SegmentedControl.tsx';
export { SkeletonTabs, type SkeletonTabsProps } from './Tabs/SkeletonTabs.tsx';
export { type TabItem } from './Tabs/Tab.tsx';
export {
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  TabsRoot,
  type TabsRootProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './Tabs/TabParts.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { type TextAreaLook, textAreaLooks } from './TextArea/TextArea.css.ts';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
