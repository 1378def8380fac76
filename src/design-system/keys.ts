/** What a key does in a component: the key or keys, and a sentence. */
export type KeyRow = readonly [keys: string, effect: string];

const press: readonly KeyRow[] = [['Enter, Space', 'press it']];
const closes: KeyRow = ['Escape', 'closes it; the focus returns to what opened it'];
const opens: KeyRow = ['Enter, Space', 'open it from its button'];
const list: readonly KeyRow[] = [
  ['Up, Down', 'move to the option before or after; the ends don’t wrap'],
  ['Page Up, Page Down', 'move by ten options'],
];
const sliderKeys: readonly KeyRow[] = [
  ['Left, Right, Up, Down', 'change the value by a step; Left and Right are swapped in right-to-left'],
  ['Home, End', 'set the lowest or the highest value'],
];
const row: readonly KeyRow[] = [
  ['Left, Right', 'move, from the last one on to the first; swapped in right-to-left'],
  ['Home, End', 'move to the first or the last one'],
];

/** Keys of each component, by the name of its folder. Tab moves to it and on from it, unless a row says otherwise. */
export const keys: Readonly<Record<string, readonly KeyRow[]>> = {
  ActionButton: press,
  AvatarCrop: [
    ['Left, Right, Up, Down', 'move the picture below the frame'],
    ['Shift with an arrow', 'moves it in larger steps'],
    ['Left, Right, Home, End', 'enlarge and reduce it, on the slider below'],
  ],
  Button: press,
  Chip: [['Enter', 'follows its link, or takes it away where it has a remove button; Space does the latter too']],
  CodeInput: [
    ['0–9 in any script', 'fill the next box; letters are left out'],
    ['Ctrl+V', 'pastes a code, with or without spaces'],
  ],
  ColorField: [
    ['Enter, Space', 'open the browser’s colour picker from the swatch'],
    ['a–f, 0–9', 'type the colour as hex in the field beside it'],
  ],
  CommandList: [...list, ['Enter', 'chooses; the field keeps the focus while one types']],
  ConfirmPopup: [
    opens,
    ['Tab', 'goes round between the answers; the safe one has the focus first'],
    ['Escape', 'closes it as the safe answer does; the focus returns to what was pressed'],
  ],
  DateField: [
    ['Enter, Space, Down', 'open the calendar from the field'],
    ['Left, Right, Up, Down', 'move by a day and by a week'],
    ['Page Up, Page Down', 'move by a month, with Shift by a year'],
    ['Enter', 'chooses the day'],
    closes,
  ],
  Dialog: [
    ['Tab', 'stays within the dialog'],
    ['Page Up, Page Down, Space, Up, Down, Home, End', 'scroll its text while the dialog itself has the focus'],
    closes,
  ],
  FileButton: [['Enter, Space', 'open the browser’s file chooser']],
  IconButton: press,
  LevelSelector: sliderKeys,
  Lightbox: [
    ['Left, Right', 'show the picture before or after; swapped in right-to-left'],
    ['Home, End', 'show the first or the last'],
    ['+, −, 0', 'enlarge, reduce, and fit into the window'],
    closes,
  ],
  LineChart: [
    ['Left, Right, Up, Down', 'read the moment before or after'],
    ['Page Up, Page Down', 'read seven moments on or back'],
    ['Home, End', 'read the first or the last moment'],
  ],
  Link: [['Enter', 'follows it']],
  Menu: [
    ['Enter, Space, Down', 'open it from its button'],
    ['Up, Down, Home, End', 'move between the items'],
    ['letters', 'move to the item that begins with them'],
    ['Enter, Space', 'do what the item says'],
    ['Left, Right', 'move between the values of a MenuChoice'],
    closes,
  ],
  PhoneField: [
    ['Enter, Space, Down', 'open the list of countries from its button'],
    ['Up, Down, Page Up, Page Down', 'move in the list while its search field keeps the focus'],
    ['Tab', 'goes from the search field to the list, where letters find a country'],
    ['Enter', 'chooses the country'],
    closes,
  ],
  Pill: press,
  PlainPhoneField: [['0–9 in any script', 'type the number']],
  Popover: [opens, closes],
  RangeInput: [['0–9, −', 'type a number; Enter or leaving the field takes it'], ...sliderKeys],
  SegmentedControl: [['Left, Right, Up, Down', 'choose the value before or after, from the last one on to the first']],
  Select: [
    ['Enter, Space, Up, Down, Home, End', 'open the list'],
    ...list,
    ['Home, End', 'move to the first or the last option'],
    ['letters', 'find an option, also while the list is closed; after 700 ms a new word begins'],
    ['Enter, Space', 'choose'],
    ['Escape, Alt+Up', 'close without a choice'],
  ],
  SkipLink: [['Enter', 'moves the focus to the content; the link is visible only while it has the focus']],
  Slider: [...sliderKeys, ['Page Up, Page Down, Shift with an arrow', 'change it by ten steps']],
  StateMessage: [['Enter, Space', 'press its button, where it has one']],
  Suggestions: [
    ['Up, Down', 'move between the suggestions while the field keeps the focus'],
    ['Enter, Tab', 'take the suggestion'],
    ['Escape', 'closes the list; the text stays'],
  ],
  Tabs: [...row, ['Enter, Space', 'choose the tab']],
  TextArea: [['Enter', 'begins a new line']],
  TextField: [['Enter', 'sends the form that it belongs to']],
  Toast: [
    ['F8', 'moves the focus to the newest toast'],
    ['Escape', 'closes the toast that has the focus'],
  ],
  Toggle: [['Space', 'turns it on or off']],
  Tooltip: [
    ['Tab', 'shows it when its button gets the focus'],
    ['Escape', 'hides it'],
  ],
};
