import { catalogue } from '@/shared/i18n';

/** The content of one page: a title, an introduction, and its sections. */
export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const about: PageText = {
  title: 'About Sez',
  lead: 'Sez is a place to talk where what you say counts for more than how loudly you say it.',
  sections: [
    {
      heading: 'What people do here',
      paragraphs: [
        'People write posts, answer them, quote them and pass them on. They follow others openly, or monitor them quietly, and meet in groups, which can be open to everybody or to members only. Each group has channels for its subjects.',
        'Nothing is sorted for outrage. You choose whom you read, and the feed shows it in the order in which it was written.',
      ],
    },
    {
      heading: 'How posts are weighed',
      paragraphs: [
        'Under a post you can weigh in on three questions. Insightfulness: does it add something? Relevance: is it about the subject? Politeness: is it fair to people? Each answer goes from minus two to plus two, and a sentence of yours can go with it.',
        'The answers of readers add up to the author’s rating, from which come the ring around the picture, the rank and the tier. The scale is logarithmic: the first good posts matter most, and nobody can run away from everybody else.',
      ],
    },
    {
      heading: 'What the rating is not',
      paragraphs: [
        'It is no measure of a person, and it does not decide who may speak. It sets how many posts one can write in an hour, and it tells readers how others have found what somebody wrote. A rating can always be earned back.',
      ],
    },
    {
      heading: 'Your own colors',
      paragraphs: [
        'Colors, gradient, transparency and even the logo can be changed in the theme settings. They are kept in your browser and nowhere else.',
      ],
    },
  ],
};

const declaration: PageText = {
  title: 'Declaration',
  lead: 'What we hold to be right about public conversation, and what we promise to keep to.',
  sections: [
    {
      heading: 'People before posts',
      paragraphs: [
        'Somebody is on the other side of every post. We weigh what is said, never who says it, and we build nothing that rewards hunting people down.',
      ],
    },
    {
      heading: 'Disagreement is welcome',
      paragraphs: [
        'A good answer to a bad argument is worth more than its removal. Politeness is one of the three questions because people who disagree politely stay in the conversation.',
      ],
    },
    {
      heading: 'No hidden hand',
      paragraphs: [
        'How a rating comes about is written down and can be recomputed by anybody. Nobody can buy reach, and no setting is changed behind your back.',
      ],
    },
    {
      heading: 'Yours to leave',
      paragraphs: [
        'An account can be connected, disconnected and deleted by the person it belongs to, without asking anybody and without being talked out of it.',
      ],
    },
    {
      heading: 'Open to everyone',
      paragraphs: [
        'Everything here can be done with a keyboard, read by a screen reader, and used on a small or slow phone. Where we fall short, it is a defect, and we want to hear of it.',
      ],
    },
  ],
};

const privacy: PageText = {
  title: 'Privacy',
  lead: 'What is kept about you, where, for what, and how it goes away again. The operator of this site completes this template with their name and address.',
  sections: [
    {
      heading: 'What you give us',
      paragraphs: [
        'For an account: your phone number or the account of another network, a username and, if you like, your name, an email address, a picture and a password. Phone number and email are shown to nobody but you.',
        'What you publish — posts, answers, weighings, group memberships that you do not hide — can be read by those for whom you publish it.',
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'Your session is a cookie that scripts cannot read. Your browser also stores your own profile, the tab you were on, your theme with its logo, drafts, and whether new posts go to connected networks. Signing out removes the profile and the tab; the theme stays.',
        'While you sign in with another network, its one-time tokens are stored until the answer has arrived, and removed right after it, whether it went well or not.',
      ],
    },
    {
      heading: 'What is counted',
      paragraphs: [
        'Each visited page is reported by its path, without anything after the question mark and without your name. It tells us which pages are used.',
      ],
    },
    {
      heading: 'Others who take part',
      paragraphs: [
        'A captcha service checks that sign-in codes are asked for by people. A look-up service guesses the country of your phone number from your network address. Connected networks receive the posts you publish there.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see what is known under Account, correct it by writing to us, and delete the account there at any time. Deleting removes your profile and your name; posts that others have answered stay, without it.',
      ],
    },
  ],
};

const terms: PageText = {
  title: 'Terms of service',
  lead: 'The rules of the house, in words that can be read. The operator of this site completes this template with their name, address and the law that applies.',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'You must be old enough to agree to this where you live. One person, one account; a group has an owner who is a person. Keep your phone and your password to yourself: what happens through your account counts as yours.',
      ],
    },
    {
      heading: 'What you publish',
      paragraphs: [
        'It remains yours. You allow us to store it, show it to those you publish it for, and send it to the networks you connect, for as long as it is here.',
        'Do not publish what belongs to others without their leave, what is against the law, or what threatens or exposes people. Automated accounts must say that they are automated.',
      ],
    },
    {
      heading: 'Weighing fairly',
      paragraphs: [
        'Weigh what was said. Trading weighings, weighing in bulk and weighing through other accounts can be undone, and the accounts that do it can be closed.',
      ],
    },
    {
      heading: 'When rules are broken',
      paragraphs: [
        'Posts can be removed, and accounts limited or closed; you are told why, and you can object. Groups have rules of their own, which their moderators keep.',
      ],
    },
    {
      heading: 'What we owe each other',
      paragraphs: [
        'We run Sez with care, but not without interruption. You can leave at any time under Account. If these terms change in a way that matters, you hear of it before it holds.',
      ],
    },
  ],
};

const help: PageText = {
  title: 'Help',
  lead: 'Answers to what people ask most. You need no account to read them.',
  sections: [
    {
      heading: 'I cannot sign in',
      paragraphs: [
        'Check the country beside your number first. A code is valid for ten minutes, and another can be asked for after one minute. Without SMS you can use your password, X, Bluesky or Frequency, as far as your account has them.',
      ],
    },
    {
      heading: 'How do I get a rating?',
      paragraphs: [
        'Write something that others find worth reading. Each weighing of your posts changes your rating by its sum; weighing others does not.',
      ],
    },
    {
      heading: 'Why can I not edit my post?',
      paragraphs: [
        'As soon as somebody has answered or weighed a post, it stays as they read it. You can still delete it, or answer it yourself.',
      ],
    },
    {
      heading: 'Somebody bothers me',
      paragraphs: [
        'Block them in the menu of their profile: they can neither follow nor answer you, and you no longer read one another. As the author of a post you can also stop a single person from answering it.',
      ],
    },
    {
      heading: 'How do I leave?',
      paragraphs: ['On your profile open the menu, then Account, then Delete account. It takes effect at once.'],
    },
  ],
};

export const strings = catalogue('public-pages', {
  about,
  declaration,
  privacy,
  terms,
  help,
  links: { about: 'About', declaration: 'Declaration', privacy: 'Privacy', terms: 'Terms', help: 'Help' },
  linksLabel: 'About this site',
  signIn: 'Sign in',
  createAccount: 'Create an account',
});
