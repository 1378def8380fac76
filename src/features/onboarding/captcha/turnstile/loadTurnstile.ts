/** The part of the official script's interface that this app uses. */
export interface TurnstileApi {
  /** Draws the widget into `container` and returns its id. */
  render(container: HTMLElement, options: TurnstileOptions): string;
  remove(widgetId: string): void;
}

export interface TurnstileOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly size: 'flexible';
  readonly language: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Allows exactly one address. The policy is created once, because a second one of this name would be refused. */
let trusted: unknown;
function trustedScriptUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes?.createPolicy('sez-captcha', { createScriptURL: () => scriptUrl }).createScriptURL('') ?? scriptUrl;
  // At run time the property takes the trusted object where the browser requires one; its type only allows strings.
  return trusted as string;
}

let loading: Promise<TurnstileApi> | undefined;

function addScript(): Promise<TurnstileApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error('The captcha script did not load'));
    };
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    script.async = true;
    script.src = trustedScriptUrl();
    document.head.append(script);
  });
}

/** Loads the official script once. After a failure the next call tries again. */
export function loadTurnstile(): Promise<TurnstileApi> {
  loading ??= addScript();
  return loading;
}
