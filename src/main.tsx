import '@/design-system/styles/global.css.ts';
// The build renders the page shell into the HTML; the application only contributes its styles.
import '@/app/early/PageShell.css.ts';
import '@/app/shell/page.css.ts';
import { startApp, startTheme } from '@/app/start';
import { loadLocale } from '@/shared/i18n';

async function start(): Promise<void> {
  startTheme();
  if (import.meta.env.VITE_MOCKED === 'true') {
    const { startMocks } = await import('@mocks/browser');
    await startMocks();
  }
  await loadLocale();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to draw into.');
  await startApp(root);
}

void start();
