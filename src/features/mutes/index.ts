export { MutedLists } from './components/MutedLists.tsx';
export { MutePersonItem, MuteThreadItem } from './components/MuteItems.tsx';
export {
  type MutablePost,
  type MuteReason,
  type MuteRules,
  reasonOfPost,
} from './model/matchMutes.ts';
export {
  isEmpty as hasNoMutes,
  type Mute,
  type Mutes,
} from './model/mutes.ts';
export { muteAtom, muteRulesAtom, mutesAtom, removeMuteAtom } from './state/mutes.ts';
export { strings as mutesStrings } from './strings.ts';
