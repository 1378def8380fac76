export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { type AvatarShape, type AvatarSize, avatarShapes, avatarSizes } from './Avatar/AvatarPicture.tsx';
export { type Burst } from './Avatar/useBurst.ts';
export { AvatarSlot, type AvatarSlotProps } from './AvatarSlot/AvatarSlot.tsx';
export { Badge, type BadgeForm, type BadgeProps, type BadgeTone, badgeForms, badgeTones } from './Badge/Badge.tsx';
export { Card, type CardEdge, type CardProps, type CardSurface, cardEdges, cardSurfaces } from './Card/Card.tsx';
export { Chip, type ChipProps, type ChipSize, type ChipTone, type ChipVariant, chipSizes, chipTones, chipVariants } from './Chip/Chip.tsx';
export {
  Divider,
  type DividerDirection,
  type DividerProps,
  type DividerTone,
  dividerDirections,
  dividerTones,
} from './Divider/Divider.tsx';
export { type HaloGeometry, type HaloStep, haloGeometry, haloSteps, leastArc } from './Halo/geometry.ts';
export { Halo, type HaloProps } from './Halo/Halo.tsx';
export { type Glyph, type GlyphProps, type IconSlot, type OptionalIcon } from './Icon/glyph.ts';
export { drawIcon, Icon, type IconProps, type IconSize, type IconTone, iconSizes, iconTones } from './Icon/Icon.tsx';
export { PeopleMark, PersonMark, SealMark, ShieldMark } from './Icon/marks.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion.tsx';
export { Progress, type ProgressForm, type ProgressProps, type ProgressTone, progressForms, progressTones } from './Progress/Progress.tsx';
export { SignedBars, type SignedBarsProps } from './SignedBars/SignedBars.tsx';
export {
  Skeleton,
  type SkeletonForm,
  type SkeletonLineSize,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
  skeletonForms,
  skeletonLineSizes,
} from './Skeleton/Skeleton.tsx';
export { SkeletonLine, type SkeletonLineProps } from './Skeleton/SkeletonLine.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './Skeleton/SkeletonRegion.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { FailureState, type FailureStateProps, handFocusOn, StatePanel, type StatePanelProps } from './StateMessage/FailureState.tsx';
export { EmptyState, type EmptyStateProps, type StateMessageForm, stateMessageForms } from './StateMessage/StateMessage.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
