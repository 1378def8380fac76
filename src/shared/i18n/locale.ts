/** Language of the interface (BCP 47), read once from the document, where `detectLocale` set it before any module ran. */
export const locale: string = globalThis.document?.documentElement.lang || 'en';
