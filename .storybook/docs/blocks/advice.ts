/** One "do" and one "don't" sentence for each component, by the name of its folder. */
export const advice: Readonly<Record<string, { do: string; dont: string }>> = {
  ActionButton: {
    do: 'Say the action and its number in the label: “Reply, 3 replies”. The drawn count is an ornament.',
    dont: 'Stand it alone on a page: without its neighbours nobody takes it for a button.',
  },
  Avatar: {
    do: 'Leave it hidden from screen readers beside the name that it illustrates.',
    dont: 'Show a group round or a person square: the shape is how one tells them apart.',
  },
  AvatarCrop: {
    do: 'Give the whole picture; the part is chosen here, by dragging, keys or the slider.',
    dont: 'Load it with the page: it is worth its code only once a file was chosen.',
  },
  AvatarSlot: {
    do: 'Put it around every avatar of a list that may have a halo, so that all of them stand in one line.',
    dont: 'Use it to add distance. It makes room for the halo and nothing else.',
  },
  Badge: {
    do: 'Give it a label that says what is counted: “4 unread”.',
    dont: 'Show a zero that tells nobody anything; leave the badge out.',
  },
  Button: {
    do: 'Name the action with a verb, and say the same verb in the question and the answer that follow.',
    dont: 'Put two filled buttons into one block: then neither is the next step.',
  },
  Card: {
    do: 'Let it reach from edge to edge on phones where it is one of a column.',
    dont: 'Put a card into a card. What belongs together inside is a Stack with a Divider.',
  },
  Chip: {
    do: 'Keep it to one or two words; the tone repeats what they say.',
    dont: 'Give it a press of its own. A chip leads somewhere or is taken away, and that is all.',
  },
  CodeInput: {
    do: 'Let it fill itself: it takes the code from the message, from the clipboard and with spaces in it.',
    dont: 'Send before the sixth digit, or clear it when the code was wrong: it is selected, so the next digit starts over.',
  },
  ColorField: {
    do: 'Show what the colour does beside it; a number alone tells nobody how it looks.',
    dont: 'Refuse a colour because it is hard to read on. The theme sees to that.',
  },
  Columns: {
    do: 'Use it once, as the outermost piece of a screen.',
    dont: 'Put it into the reading column to get two columns there. That is a Grid.',
  },
  ConfirmPopup: {
    do: 'Ask with the verb of the button, and say what is lost: “Delete this draft?”, “It cannot be brought back.”',
    dont: 'Ask about something that can be undone. Do it, and offer the way back in a toast.',
  },
  CommandList: {
    do: 'Offer what is useful before a letter is typed; most people look first.',
    dont: 'Use it for the value of a form. That is a Select.',
  },
  DateField: {
    do: 'Bound it with the first and the last day that make sense.',
    dont: 'Ask for a day that is far away, such as a birthday: three numbers are quicker to type.',
  },
  Dialog: {
    do: 'Name it after the button that opened it and end it with one filled action.',
    dont: 'Open it without being asked, or import it with the page: it comes on intent.',
  },
  Divider: {
    do: 'Put it between kinds of things: the settings and what deletes the account.',
    dont: 'Draw one between all rows of a list; their distance already tells them apart.',
  },
  FileButton: {
    do: 'Say in words which files are taken and how large they may be.',
    dont: 'Trust `accept`: it filters the chooser, and people can drop anything.',
  },
  Grid: {
    do: 'Say how narrow a cell may become and let the room decide how many there are.',
    dont: 'Fix the number of columns of what people read; at 200 % text two of them do not fit a phone.',
  },
  Halo: {
    do: 'Say what it stands for in words somewhere near; the ring is only drawn.',
    dont: 'Draw two of them around one picture, or one around something that has no standing.',
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
    do: 'Leave it without a label wherever words say the same.',
    dont: 'Draw a sign that has to be learned. If it needs a tooltip, it needs a word.',
  },
  IconButton: {
    do: 'Say what happens in its label, not what is drawn: “Close”, not “Cross”.',
    dont: 'Use it for the main action of a screen: a sign is harder to find than a word.',
  },
  Inline: {
    do: 'Let it wrap whenever its children are words.',
    dont: 'Build a table from rows of it: the columns will not meet.',
  },
  LevelSelector: {
    do: 'Keep the same words for the levels everywhere: people answer by their place.',
    dont: 'Begin above or below the middle; that suggests an answer.',
  },
  Lightbox: {
    do: 'Hand in the description that somebody wrote: it is read with the image and stands below it.',
    dont: 'Show a drawing of the interface in it. Images of people belong here, and nothing that is pressed.',
  },
  LineChart: {
    do: 'Leave a gap where nothing was measured.',
    dont: 'Draw more than three series: the theme keeps three colours apart, and not a fourth.',
  },
  Link: {
    do: 'Say where it leads in the words of the link itself.',
    dont: 'Use it to do something. What changes anything is a Button.',
  },
  LiveRegion: {
    do: 'Mount it empty with the page and only ever change its words.',
    dont: 'Announce what the focus lands on anyway: it would be heard twice.',
  },
  Menu: {
    do: 'Put what destroys last, after a separator.',
    dont: 'Hide the action in it that most people come for, or put choices into it that stay chosen: those are a Select.',
  },
  MovingRows: {
    do: 'Give the rows stable keys: they tell which row is the same one.',
    dont: 'Move long lists. More than three changes at once simply stand there.',
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
    do: 'Let it float where it must not push anything away: the reader keeps their line.',
    dont: 'Leave it there after its news has been seen.',
  },
  PlainPhoneField: {
    do: 'Show it while the list of countries is on its way, in the same place and height.',
    dont: 'Choose it to save code where the number is checked: it takes any digits.',
  },
  Popover: {
    do: 'Keep it to what explains its button; the focus goes in and comes back.',
    dont: 'Put a form with several fields into it: a press outside closes it. That is a Dialog.',
  },
  Progress: {
    do: 'Show it without a value while the end is not known.',
    dont: 'Use it for something that has no end, such as a standing: that is a figure.',
  },
  Rail: {
    do: 'Say what becomes of it on narrow screens: hidden, or dissolved into the page.',
    dont: 'Put there what exists nowhere else: phones do not show it.',
  },
  RangeInput: {
    do: 'Use it where people know the number they want.',
    dont: 'Correct a number while it is typed. It says what it refused, and why.',
  },
  SegmentedControl: {
    do: 'Keep all values in sight, in words of one length.',
    dont: 'Switch with it what is shown below: screen readers expect Tabs there.',
  },
  Select: {
    do: 'Put the values into the order in which people look for them, and the usual one first.',
    dont: 'Use it for two or three values. A SegmentedControl shows them without a press.',
  },
  SignedBars: {
    do: 'Write the sign before the number: a colour alone says nothing.',
    dont: 'Mix figures that have different ends: the bars share one scale.',
  },
  Skeleton: {
    do: 'Draw the shape of what comes, as high as it will be, so that nothing moves.',
    dont: 'Show it for what is there at once or fails often; it promises that something comes.',
  },
  SkipLink: {
    do: 'Give its target `tabIndex={-1}`, so that the focus can land there.',
    dont: 'Have more than one of them on a screen.',
  },
  Slider: {
    do: 'Show at once what it does; name its value where a number means nothing.',
    dont: 'Ask for an exact number with it. That is a RangeInput.',
  },
  Stack: {
    do: 'Let it make all distances: its children bring none.',
    dont: 'Nest two of the same gap. One of them can go.',
  },
  StateMessage: {
    do: 'Say in the title what is, and offer the one thing that helps.',
    dont: 'Show “empty” for what did not load: people would believe that nothing is there.',
  },
  Suggestions: {
    do: 'Keep the focus in the field and the list short; it is a help, not a step.',
    dont: 'Take a suggestion when the field is left: only Enter, Tab and a press take one.',
  },
  Tabs: {
    do: 'Let the address name the tab, so that Back and a link find it.',
    dont: 'Put steps into tabs that have to be gone through in order.',
  },
  Text: {
    do: 'Choose the size by its name; the line height comes with it.',
    dont: 'Make it faint because it is unimportant. Leave it out, or let it be read.',
  },
  TextArea: {
    do: 'Let it grow with its words up to a number of rows.',
    dont: 'Cut what is pasted: let it go over the soft limit and say by how much.',
  },
  TextField: {
    do: 'Put what has to be known before typing into the hint.',
    dont: 'Use the placeholder as a label: it is gone with the first letter.',
  },
  Toast: {
    do: 'Say what was done as its title, and offer the way back while it lasts.',
    dont: 'Say something in it that has to be acted on: it leaves by itself.',
  },
  Toggle: {
    do: 'Name what is on when it is on: “Gradient backgrounds”.',
    dont: 'Ask for Save after it. What waits for a button is a checkbox in a form.',
  },
  Tooltip: {
    do: 'Name an icon button with it, or give a short figure its long form.',
    dont: 'Put anything into it that phones need: nothing hovers there.',
  },
  VisuallyHidden: {
    do: 'Complete a sentence of which the rest is drawn: “4” and “unread notifications”.',
    dont: 'Explain the interface in it. What only some can read is soon wrong.',
  },
};
