/** The language of the interface (BCP 47), taken once from the page, which knew it before any module ran (`detectLocale`). */
export const locale: string = globalThis.document?.documentElement.lang || 'en';
