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
        'People post, reply, quote and repost. They follow others openly or monitor them quietly, and meet in groups that are open to everyone or to members only. Each group has channels for its topics.',
        'Nothing is ranked for outrage. You choose who you read, and the feed shows posts in the order they were written.',
      ],
    },
    {
      heading: 'How posts are weighed',
      paragraphs: [
        'You can weigh in on any post with three questions. Insightfulness: does it add something? Relevance: is it on topic? Politeness: is it fair to people? Each answer goes from minus two to plus two, and you can add a comment.',
        'Readers’ answers add up to the author’s rating, which sets the ring around their picture, their rank and their tier. The scale is logarithmic: the first good posts matter most, and nobody can race ahead of everyone else.',
      ],
    },
    {
      heading: 'What the rating isn’t',
      paragraphs: [
        'It doesn’t measure a person, and it doesn’t decide who may speak. It sets how many posts you can write in an hour, and it tells readers how others found what someone wrote. You can always earn a rating back.',
      ],
    },
    {
      heading: 'Your own colors',
      paragraphs: [
        'You can change the colors, the gradient, the transparency and even the logo in the theme settings. They’re kept in your browser and nowhere else.',
      ],
    },
  ],
};

const declaration: PageText = {
  title: 'Declaration',
  lead: 'What we believe about public conversation, and what we promise.',
  sections: [
    {
      heading: 'People before posts',
      paragraphs: [
        'There’s a person behind every post. We weigh what is said, never who says it, and we build nothing that rewards harassment.',
      ],
    },
    {
      heading: 'Disagreement is welcome',
      paragraphs: [
        'A good reply to a bad argument is worth more than removing it. Politeness is one of the three questions because people who disagree politely keep talking.',
      ],
    },
    {
      heading: 'No hidden hand',
      paragraphs: [
        'How ratings are calculated is public, and anyone can check the math. Nobody can buy reach, and no setting changes behind your back.',
      ],
    },
    {
      heading: 'Free to leave',
      paragraphs: [
        'Connect, disconnect or delete your account whenever you like. You don’t have to ask, and nobody will try to talk you out of it.',
      ],
    },
    {
      heading: 'Open to everyone',
      paragraphs: [
        'Everything here works with a keyboard, with a screen reader, and on a small or slow phone. Where it doesn’t, that’s a bug, and we want to hear about it.',
      ],
    },
  ],
};

const privacy: PageText = {
  title: 'Privacy',
  lead: 'What we keep about you, where, why, and how it’s deleted. Whoever runs this site completes this template with their name and address.',
  sections: [
    {
      heading: 'What you give us',
      paragraphs: [
        'For an account: your phone number or your account on another network, a username and, if you like, your name, an email address, a picture and a password. Nobody but you can see your phone number and email.',
        'Whatever you publish (posts, replies, how you weighed in, group memberships that you don’t hide) can be read by the people you publish it for.',
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'Your session is a cookie that scripts can’t read. Your browser also stores your profile, the tab you were on, your theme and its logo, drafts, and whether new posts go to connected networks. Signing out removes the profile and the tab; the theme stays.',
        'While you sign in with another network, its one-time tokens are stored until the response arrives, then removed, whether or not it worked.',
      ],
    },
    {
      heading: 'What we count',
      paragraphs: [
        'We record the path of each page you visit, without anything after the question mark and without your name. It tells us which pages people use.',
      ],
    },
    {
      heading: 'Other services',
      paragraphs: [
        'A captcha service checks that a person is asking for a sign-in code. A lookup service guesses the country of your phone number from your IP address. Connected networks receive the posts you publish there.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see your details under Account, correct them by writing to us, and delete your account there at any time. That removes your profile and your name; posts that others replied to stay, without your name.',
      ],
    },
  ],
};

const terms: PageText = {
  title: 'Terms of service',
  lead: 'The rules, in plain language. Whoever runs this site completes this template with their name, their address and the law that applies.',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'You must be old enough to agree to these terms where you live. One account per person; every group has a person as its owner. Keep your phone and your password to yourself: you’re responsible for what happens on your account.',
      ],
    },
    {
      heading: 'What you publish',
      paragraphs: [
        'It stays yours. You let us store it, show it to the people you publish it for, and send it to the networks you connect, for as long as it’s here.',
        'Don’t publish what belongs to others without their permission, what’s against the law, or what threatens or exposes people. Automated accounts must say that they’re automated.',
      ],
    },
    {
      heading: 'Weighing in fairly',
      paragraphs: [
        'Weigh what was said. Weigh-ins that are traded, made in bulk or made through other accounts can be undone, and those accounts can be closed.',
      ],
    },
    {
      heading: 'When rules are broken',
      paragraphs: [
        'Posts can be removed, and accounts limited or closed. We’ll tell you why, and you can appeal. Groups have their own rules, which their moderators enforce.',
      ],
    },
    {
      heading: 'What to expect from us',
      paragraphs: [
        'We run Sez with care, but we can’t promise that it never goes down. You can leave at any time under Account. If these terms change in a way that matters, we’ll tell you before the change takes effect.',
      ],
    },
  ],
};

const help: PageText = {
  title: 'Help',
  lead: 'Answers to common questions. You don’t need an account to read them.',
  sections: [
    {
      heading: 'I can’t sign in',
      paragraphs: [
        'First check the country next to your number. A code is valid for ten minutes, and you can ask for another after one minute. If you can’t receive texts, use your password, X, Bluesky or Frequency, if your account has them.',
      ],
    },
    {
      heading: 'How do I get a rating?',
      paragraphs: [
        'Write something that others find worth reading. Each time someone weighs in on your post, your rating changes by the sum of their answers. Weighing in on other people’s posts doesn’t change it.',
      ],
    },
    {
      heading: 'Why can’t I edit my post?',
      paragraphs: [
        'Once someone has replied to a post or weighed in on it, it stays as they read it. You can still delete it, or reply to it yourself.',
      ],
    },
    {
      heading: 'Someone is bothering me',
      paragraphs: [
        'Block them from the menu on their profile: they can’t follow you or reply to you, and you won’t see each other’s posts. On your own posts you can also stop a single person from replying.',
      ],
    },
    {
      heading: 'How do I leave?',
      paragraphs: ['Open the menu on your profile, then Account, then Delete account. It takes effect immediately.'],
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
