export * from './Button/index.ts';
export * from './CodeInput/index.ts';
export * from './IconButton/index.ts';
export * from './LevelSelector/index.ts';
export * from './SegmentedControl/index.ts';
export * from './Tabs/index.ts';
export * from './TextArea/index.ts';
export * from './TextField/index.ts';
