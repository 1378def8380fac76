import { House } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import * as charts from './display/Histogram/Histogram.tsx';
import * as lines from './display/LineChart/index.ts';
import * as core from './index.ts';
import * as lightbox from './overlays/Lightbox/Lightbox.tsx';
import * as date from './pickers/DateField/DateField.tsx';
import * as pickers from './pickers/index.ts';
import * as plainPhone from './pickers/PlainPhoneField/PlainPhoneField.tsx';
import * as range from './pickers/RangeInput/RangeInput.tsx';

/** One of each component, for the tests that hold for all of them. */

/** Everything the design system exports. */
export const exported: Record<string, unknown> = {
  ...core,
  ...charts,
  ...lines,
  ...lightbox,
  ...pickers,
  ...date,
  ...plainPhone,
  ...range,
};

/** What draws no element of its own, and why. */
export const withoutElement = new Set([
  // They keep a state or hand something down.
  'Boundary',
  'DialogRoot',
  'LabelsProvider',
  'LinkProvider',
  'OverlayHistory',
  'PartFailures',
  'TabsRoot',
  'TooltipGroup',
  // They give what they do to the one element that is put into them.
  'DialogTrigger',
  'DialogClose',
  // Drawings for an Icon, which has the props.
  'PeopleMark',
  'PersonMark',
  'SealMark',
  'ShieldMark',
  // It is placed and filled by a text area of its owner.
  'Suggestions',
  'DockedSuggestions',
]);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
/** The components that draw an element. */
export const names = Object.entries(exported)
  .filter(isComponent)
  .map(([name]) => name)
  .filter((name) => !withoutElement.has(name));

const option = { value: 'one', label: 'One' };
const labelled = { label: 'Name' };
const openDialog = (children: ReactNode) => (
  <core.DialogRoot defaultIsOpen>
    <core.DialogContent aria-describedby={undefined}>
      <core.DialogTitle>Title</core.DialogTitle>
      {children}
    </core.DialogContent>
  </core.DialogRoot>
);
const openMenu = (children: ReactNode) => (
  <core.Menu defaultIsOpen trigger={<button type="button">More</button>}>
    {children}
  </core.Menu>
);
const tabs = (children: ReactNode) => <core.TabsRoot defaultValue="one">{children}</core.TabsRoot>;

/** The minimal props of each component, and the parent that it needs. */
export const needs: Record<string, { props?: object; within?: (children: ReactElement) => ReactElement }> = {
  ActionButton: { props: { label: 'Reply', icon: <svg /> } },
  Anchor: { props: { href: '/' } },
  AvatarCrop: { props: { image: new Blob(), label: 'Picture', zoomLabel: 'Zoom', onChange: () => undefined } },
  Avatar: { props: { name: 'Maya' } },
  Badge: { props: { count: 1 } },
  CodeInput: { props: labelled },
  ColorField: { props: labelled },
  ConfirmPopup: {
    props: { anchor: globalThis.document?.body ?? null, question: 'Delete?', onConfirm: () => undefined, onClose: () => undefined },
  },
  CommandList: { props: { label: 'Go to…', optionsFor: () => [], onChoose: () => undefined } },
  DateField: { props: labelled },
  Dialog: { props: { isOpen: true, title: 'Title', onClose: () => undefined } },
  DialogBody: { within: openDialog },
  DialogContent: {
    props: { 'aria-describedby': undefined, children: <core.DialogTitle>Title</core.DialogTitle> },
    within: (dialog) => <core.DialogRoot defaultIsOpen>{dialog}</core.DialogRoot>,
  },
  DialogDescription: { within: openDialog },
  DialogFooter: { within: openDialog },
  DialogHeader: { props: { title: 'Title' }, within: openDialog },
  DialogTitle: { within: openDialog },
  EmptyState: { props: { icon: House, title: 'Nothing yet' } },
  FailureState: { props: { title: 'It did not come' } },
  FileButton: { props: { children: 'Choose', onChoose: () => undefined } },
  Grid: { props: { columns: 2 } },
  Halo: { props: { percent: 50, step: 'one', size: 40 } },
  Heading: { props: { level: 2 } },
  Histogram: { props: { ...labelled, levels: [-1, 0, 1], counts: [1, 2, 3] } },
  Icon: { props: { glyph: House } },
  IconButton: { props: { ...labelled, icon: House } },
  LevelSelector: { props: { ...labelled, levels: [-1, 0, 1] } },
  Sparkline: { props: { series: [{ name: 'One', values: [1, 2] }] } },
  Lightbox: { props: { images: [{ id: 'one', src: '/one.png', alt: 'One' }], onClose: () => undefined } },
  LineChart: { props: { ...labelled, series: [{ name: 'One', values: [1, 2] }], moments: ['a', 'b'] } },
  Link: { props: { href: '/' } },
  LinkButton: { props: { href: '/' } },
  LiveRegion: { props: { message: '' } },
  Menu: { props: { defaultIsOpen: true, trigger: <button type="button">More</button> } },
  MenuChoice: { props: { ...labelled, options: [option], value: 'one', onChange: () => undefined }, within: openMenu },
  MenuItem: { props: { onSelect: () => undefined }, within: openMenu },
  MenuLabel: { within: openMenu },
  MenuSeparator: { props: { children: undefined }, within: openMenu },
  PhoneField: { props: labelled },
  PlainPhoneField: { props: labelled },
  Popover: { props: { ...labelled, defaultIsOpen: true, trigger: <button type="button">About</button> } },
  Progress: { props: labelled },
  Rail: { props: { side: 'start' } },
  RangeInput: { props: labelled },
  SegmentedControl: { props: { ...labelled, options: [option] } },
  Select: { props: { ...labelled, options: [option], emptyLabel: 'Any' } },
  SignedBars: { props: { values: [1], max: 2 } },
  SkeletonLine: { props: { width: 80 } },
  SkeletonTabs: { props: { count: 2 } },
  SkipLink: { props: { target: 'main' } },
  Slider: { props: { ...labelled, min: 0, max: 10 } },
  StatePanel: { props: { kind: 'failed', title: 'It did not come' } },
  Tabs: { props: { id: 'tabs', ...labelled, items: [option], value: 'one', onChange: () => undefined } },
  TabPanel: { props: { tabsId: 'tabs', value: 'one' } },
  TabsContent: { props: { value: 'one' }, within: tabs },
  TabsList: { props: labelled, within: tabs },
  TabsTrigger: { props: { value: 'one' }, within: tabs },
  TextArea: { props: labelled },
  TextField: { props: labelled },
  ToastViewport: { props: { ...labelled, toasts: [], onDismiss: () => undefined } },
  Toggle: { props: labelled },
  Tooltip: { props: { text: 'About', isOpen: true, children: <button type="button">About</button> } },
};

/** Components that render only a prop, or nothing. */
const isVoid = new Set([
  'Avatar',
  'Badge',
  'Divider',
  'Halo',
  'Icon',
  'MenuSeparator',
  'SignedBars',
  'Skeleton',
  'SkeletonLine',
  'SkeletonTabs',
  'SkeletonText',
]);
const isFilledByProps = (props: object) => 'label' in props || 'children' in props;

/** The component with the least it needs, `more` props on top. */
export function sample(name: string, more: object): ReactElement {
  const Component = exported[name] as ComponentType<object>;
  const { props = {}, within = (children: ReactElement) => children } = needs[name] ?? {};
  const children = isVoid.has(name) || (isFilledByProps(props) && name !== 'Popover' && name !== 'TabsList') ? {} : { children: 'Words' };
  return within(<Component {...children} {...props} {...more} />);
}
