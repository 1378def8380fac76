const fontFace = /@font-face\{([^}]*)\}/g;

/**
 * The fonts that are files, taken out of the page's stylesheet and added by script. A browser builds anew what a document's rules say about
 * fonts, and breaks every line again, with each stylesheet that comes later; a font added by script stays. That of most words, which the first
 * of them wait for, is asked for right after the first frame: at once, or by a preload, it holds that frame up.
 */
export function addFonts(styles: string): { styles: string; script: string } {
  const fonts: string[] = [];
  const rest = styles.replace(fontFace, (rule, body: string) => {
    const {
      src,
      'font-family': family,
      ...descriptors
    } = Object.fromEntries(
      body.split(';').map((line) => {
        const [name = '', value = ''] = line.split(/:(.*)/s);
        return [name.trim(), value.trim()] as const;
      }),
    );
    if (!src?.startsWith('url(') || !family) return rule;
    const named = Object.entries(descriptors)
      .filter(([, value]) => value !== 'normal')
      .map(([name, value]) => [descriptorOf[name] ?? name, value]);
    fonts.push(`[${JSON.stringify(family.replaceAll('"', ''))},${JSON.stringify(src)},${JSON.stringify(Object.fromEntries(named))}]`);
    return '';
  });
  return {
    styles: rest,
    script: `for(const f of [${fonts.join(',')}])document.fonts.add(new FontFace(...f));requestAnimationFrame(()=>setTimeout(()=>document.fonts.load('1rem "Inter Variable"').catch(()=>{})))`,
  };
}

/** Names in a rule, and in script. */
const descriptorOf: Readonly<Record<string, string>> = {
  'font-weight': 'weight',
  'font-style': 'style',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
};
