/** One "do" and one "don't" sentence for each component, by the name of its folder. */
export const advice: Readonly<Record<string, { do: string; dont: string }>> = {
  ActionButton: {
    do: 'Name the action and its number in the label: “Reply, 3 replies”. The count that is drawn is hidden from screen readers.',
    dont: 'Use it alone on a page. Without others beside it, it doesn’t look like a button.',
  },
  Avatar: {
    do: 'Leave it hidden from screen readers beside the name that it illustrates.',
    dont: 'Show a group as a circle or a person as a square: people tell them apart by the shape.',
  },
  AvatarCrop: {
    do: 'Pass in the whole picture; people choose the part here, by dragging, by keys or with the slider.',
    dont: 'Load it with the page. Nobody needs its code before a file is chosen.',
  },
  AvatarSlot: {
    do: 'Put it around every avatar of a list in which some have a halo, so that all of them line up.',
    dont: 'Use it for spacing. It only makes room for the halo.',
  },
  Badge: {
    do: 'Give it a label that says what is counted: “4 unread”.',
    dont: 'Show a zero. Leave the badge out.',
  },
  Button: {
    do: 'Name the action with a verb, and use the same verb in the confirmation and the toast that follow.',
    dont: 'Put two filled buttons into one block: nobody can tell which one is the next step.',
  },
  Card: {
    do: 'Let it reach from edge to edge on phones where it is part of a column.',
    dont: 'Nest cards. Group content inside with a Stack and a Divider.',
  },
  Chip: {
    do: 'Keep it to one or two words; the tone repeats what they say.',
    dont: 'Use it as a button. A chip links to something or can be removed.',
  },
  CodeInput: {
    do: 'Let it fill itself: it takes the code from the text message or the clipboard, with or without spaces.',
    dont: 'Submit before the sixth digit, or clear a wrong code: it is selected, so that typing replaces it.',
  },
  ColorField: {
    do: 'Show a preview of the colour in use beside it.',
    dont: 'Refuse a colour because text on it is hard to read. The theme corrects that.',
  },
  Columns: {
    do: 'Use it once, as the outermost part of a screen.',
    dont: 'Use it for two columns inside the reading column. That is a Grid.',
  },
  ConfirmPopup: {
    do: 'Ask with the verb of the button, and say what is lost: “Delete this draft?”, “It cannot be brought back.”',
    dont: 'Ask about something that can be undone. Do it, and offer Undo in a toast.',
  },
  CommandList: {
    do: 'Show useful results before anything is typed; most people look first.',
    dont: 'Use it for the value of a form. That is a Select.',
  },
  DateField: {
    do: 'Limit it to the first and the last day that make sense.',
    dont: 'Ask for a day that is far away, such as a birthday: three numbers are quicker to type.',
  },
  Dialog: {
    do: 'Name it after the button that opened it and end it with one filled action.',
    dont: 'Open it unasked, or import it with the page. Load it when somebody is about to open it.',
  },
  Divider: {
    do: 'Put it between kinds of things: the settings and what deletes the account.',
    dont: 'Draw one between all rows of a list; the space between them is enough.',
  },
  FileButton: {
    do: 'Say in words which files are taken and how large they may be.',
    dont: 'Trust `accept`: it filters the chooser, and people can drop anything.',
  },
  Grid: {
    do: 'Set the smallest width of a cell and let the available space decide how many fit.',
    dont: 'Fix the number of columns of text. At 200 % text size two don’t fit on a phone.',
  },
  Halo: {
    do: 'Say in words nearby what it means; screen readers don’t see the ring.',
    dont: 'Draw two around one picture, or one around something without a standing.',
  },
  Heading: {
    do: 'Choose the level by the outline of the page and the size by its looks; they are two props.',
    dont: 'Skip a level because the next one would be too large.',
  },
  Histogram: {
    do: 'Give all bars of one comparison the same scale.',
    dont: 'Colour the bars to say which is good: it is read as a list, without colours.',
  },
  Icon: {
    do: 'Leave out its label where the text beside it says the same.',
    dont: 'Use a symbol that has to be learned. If it needs a tooltip, use a word.',
  },
  IconButton: {
    do: 'Say what happens in its label, not what is drawn: “Close”, not “Cross”.',
    dont: 'Use it for the main action of a screen: an icon is harder to find than a word.',
  },
  Inline: {
    do: 'Let it wrap whenever its children are words.',
    dont: 'Build a table from several of them: the columns won’t line up.',
  },
  LevelSelector: {
    do: 'Use the same words for the levels everywhere.',
    dont: 'Start above or below the middle; that suggests an answer.',
  },
  Lightbox: {
    do: 'Pass in the description that the author wrote: it is shown below the image and read with it.',
    dont: 'Show illustrations of the interface in it. It is for people’s pictures.',
  },
  LineChart: {
    do: 'Leave a gap where there is no data.',
    dont: 'Draw more than three series: the theme keeps only three colours apart.',
  },
  Link: {
    do: 'Say where it leads in the words of the link itself.',
    dont: 'Use it for an action. That is a Button.',
  },
  LiveRegion: {
    do: 'Mount it empty with the page and change only its text.',
    dont: 'Announce what gets the focus anyway: it would be read twice.',
  },
  Menu: {
    do: 'Put destructive actions last, after a separator.',
    dont: 'Hide the main action in it, or use it for a value that stays chosen. That is a Select.',
  },
  MovingRows: {
    do: 'Give the rows stable keys: they identify a row across changes.',
    dont: 'Use it for long lists. More than three changes at once aren’t animated.',
  },
  Page: {
    do: 'Use it for screens with one purpose: sign in, a text, a message.',
    dont: 'Put navigation into it. Then it is a screen with Columns.',
  },
  PhoneField: {
    do: 'Store the number that it gives: with the country and digits only.',
    dont: 'Check the length yourself; every country has its own rule, and the field knows them.',
  },
  Pill: {
    do: 'Let it float above the content, so that the text being read doesn’t move.',
    dont: 'Keep it after the news has been seen.',
  },
  PlainPhoneField: {
    do: 'Show it while the list of countries loads, at the same position and height.',
    dont: 'Use it to save code where the number has to be checked: it takes any digits.',
  },
  Popover: {
    do: 'Use it for short content about its button; the focus moves in and returns.',
    dont: 'Put a form with several fields into it: a click outside closes it. That is a Dialog.',
  },
  Progress: {
    do: 'Show it without a value while the end is not known.',
    dont: 'Use it for a value without an end, such as a standing.',
  },
  Rail: {
    do: 'Decide what happens on narrow screens: hidden, or merged into the page.',
    dont: 'Put anything there that exists nowhere else: phones don’t show it.',
  },
  RangeInput: {
    do: 'Use it where people know the number that they want.',
    dont: 'Correct a number while it is typed. The field says afterwards what it changed, and why.',
  },
  SegmentedControl: {
    do: 'Keep all values visible, in words of similar length.',
    dont: 'Use it to switch the content below. Screen readers expect Tabs there.',
  },
  Select: {
    do: 'Sort the values as people look for them, the most common first.',
    dont: 'Use it for two or three values. A SegmentedControl shows them all at once.',
  },
  SignedBars: {
    do: 'Write the sign before the number: a colour alone says nothing.',
    dont: 'Mix figures with different ranges: the bars share one scale.',
  },
  Skeleton: {
    do: 'Draw the shape of the content, at its later height, so that nothing moves.',
    dont: 'Show it for what is there at once, or after a failure.',
  },
  SkipLink: {
    do: 'Give its target `tabIndex={-1}`, so that the focus can land there.',
    dont: 'Use more than one on a screen.',
  },
  Slider: {
    do: 'Show the effect at once; name the value where a number means nothing.',
    dont: 'Ask for an exact number with it. That is a RangeInput.',
  },
  Stack: {
    do: 'Let it set all spacing: its children have no margins.',
    dont: 'Nest two with the same gap. One is enough.',
  },
  StateMessage: {
    do: 'Describe the situation in the title, and offer the one action that helps.',
    dont: 'Show “empty” for what didn’t load: people would think that there is nothing.',
  },
  Suggestions: {
    do: 'Keep the focus in the field and the list short.',
    dont: 'Accept a suggestion when the field loses the focus: only Enter, Tab and a click do.',
  },
  Tabs: {
    do: 'Keep the tab in the address, so that Back and links lead to it.',
    dont: 'Use tabs for steps that have an order.',
  },
  Text: {
    do: 'Choose the size by its name; the line height comes with it.',
    dont: 'Make it faint because it is unimportant. Leave it out, or keep it readable.',
  },
  TextArea: {
    do: 'Let it grow with its text up to a number of rows.',
    dont: 'Cut pasted text: let it exceed the limit and say by how much.',
  },
  TextField: {
    do: 'Put what people need to know before typing into the hint.',
    dont: 'Use the placeholder as a label: it disappears with the first letter.',
  },
  Toast: {
    do: 'Say in the title what was done, and offer Undo where there is one.',
    dont: 'Use it for something that needs a reaction: it disappears by itself.',
  },
  Toggle: {
    do: 'Name the feature that it turns on: “Gradient backgrounds”.',
    dont: 'Ask people to save afterwards. A toggle acts at once; a form has checkboxes.',
  },
  Tooltip: {
    do: 'Name an icon button with it, or give a short figure its long form.',
    dont: 'Put anything into it that is needed on phones: nothing can hover there.',
  },
  VisuallyHidden: {
    do: 'Complete what is shown: “4” and, hidden, “unread notifications”.',
    dont: 'Explain the interface in it. Hidden text goes out of date unnoticed.',
  },
};
