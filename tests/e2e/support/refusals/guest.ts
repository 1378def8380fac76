import { goTo, heading, screens, type Walk } from './steps.ts';

export const guestWalk: Walk = {
  persona: 'guest',
  path: '/',
  steps: [
    { name: 'the welcome page', code: ['app/late', 'app/queryClient', `${screens}/Welcome`], reported: 'in place', shown: heading },
    { name: 'to sign in', code: [`${screens}/SignIn`], act: goTo('/sign-in'), reported: 'in place', shown: heading },
    {
      name: 'what helps with a phone number',
      code: ['country-flag-icons/string/3x2', 'libphonenumber-js/min'],
      reported: 'nowhere',
    },
    { name: 'to sign up', code: [`${screens}/Onboarding`], act: goTo('/sign-up'), reported: 'in place', shown: heading },
    { name: 'a way back', code: [`${screens}/ProviderReturn`], act: goTo('/sign-in-with-x'), reported: 'in place', shown: heading },
    { name: 'a public page', code: [`${screens}/PublicPage`], act: goTo('/about'), reported: 'in place', shown: heading },
    { name: 'a short link', code: [`${screens}/ShortLink`], act: goTo('/check-visit-links'), reported: 'in place', shown: heading },
    { name: 'nothing', code: [`${screens}/NotFound`], act: goTo('/nowhere'), reported: 'in place', shown: heading },
    {
      name: 'Russian',
      code: ['shared/i18n/russian'],
      act: async (page) => void (await page.goto('/about?locale=ru')),
      reported: heading,
      again: async (page) => void (await page.reload()),
      shown: (page) => page.getByRole('heading', { name: 'О Sez' }),
    },
    {
      name: 'another language',
      code: ['shared/i18n/pseudo'],
      act: async (page) => void (await page.goto('/about?locale=en-XA')),
      reported: heading,
      again: async (page) => void (await page.reload()),
      shown: (page) => page.getByText('⟦').first(),
    },
  ],
};
