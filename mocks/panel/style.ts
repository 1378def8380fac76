/** The panel lives in a shadow root, so neither its styles nor the application's reach across. */
export const panelStyle = `
:host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 99999; font: 13px/1.45 Inter, system-ui, sans-serif; color: #1d2430; color-scheme: light; }
@media (max-width: 1080px) { :host { bottom: 92px; } }
* { box-sizing: border-box; }
button, select, input, textarea { font: inherit; color: inherit; }
button { border: 1px solid #c3cad6; background: #fff; border-radius: 8px; padding: 5px 10px; cursor: pointer; min-height: 32px; }
button:hover { background: #eef2f8; }
button[aria-pressed='true'], button[aria-selected='true'] { background: #1f4fb8; border-color: #1f4fb8; color: #fff; }
button:disabled { opacity: .55; cursor: default; }
:focus-visible { outline: 2px solid #1f4fb8; outline-offset: 2px; }
.launcher { border-radius: 999px; background: #1d2430; color: #fff; border-color: #1d2430; padding: 6px 14px; box-shadow: 0 4px 16px #0003; }
.launcher:hover { background: #333d4f; }
.panel { position: fixed; display: flex; flex-direction: column; width: min(420px, calc(100vw - 16px)); max-height: min(620px, calc(100vh - 24px)); background: #f7f9fc; border: 1px solid #c3cad6; border-radius: 14px; box-shadow: 0 18px 50px #0004; overflow: hidden; }
.panel.docked { top: 0; right: 0; bottom: 0; max-height: none; border-radius: 0; width: min(380px, 100vw); }
header { display: flex; align-items: center; gap: 8px; padding: 8px 10px; background: #1d2430; color: #fff; cursor: grab; touch-action: none; }
header h2 { font-size: 14px; margin: 0; flex: 1; }
header button { background: transparent; border-color: #ffffff55; color: #fff; min-height: 28px; padding: 2px 9px; }
header button:hover { background: #ffffff22; }
[role='tablist'] { display: flex; flex-wrap: wrap; gap: 4px; padding: 8px 10px; border-bottom: 1px solid #dfe4ec; }
[role='tabpanel'] { padding: 12px; overflow: auto; }
h3 { font-size: 13px; margin: 14px 0 6px; }
h3:first-child { margin-top: 0; }
p { margin: 0 0 8px; color: #475064; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 8px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 6px; }
label { display: grid; gap: 3px; flex: 1 1 120px; color: #475064; }
input, select, textarea { width: 100%; min-height: 32px; padding: 4px 8px; border: 1px solid #8e98aa; border-radius: 8px; background: #fff; color: #1d2430; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: 8px; align-items: center; padding: 5px 0; border-bottom: 1px solid #e4e8ef; }
li > span:first-of-type { flex: 1; overflow-wrap: anywhere; }
code { font: 12px/1.4 ui-monospace, monospace; }
.good { color: #14713f; } .bad { color: #b3261e; } .quiet { color: #5b6478; }
.message { padding: 6px 10px; border-radius: 8px; background: #fdecea; color: #8c1d18; }
.message.done { background: #e3f3e9; color: #14532d; }
`;
