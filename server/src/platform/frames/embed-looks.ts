/** Style of pages that stand inside other pages. */
export const embedStyle = `
:root{--ink:#16181d;--soft:#5b6270;--line:#d9dce3;--back:#fff;--accent:#0b7a43;color-scheme:light}
@media(prefers-color-scheme:dark){[data-theme=auto]{--ink:#eef0f4;--soft:#a4abb8;--line:#363b46;--back:#14161b;--accent:#4cc38a;color-scheme:dark}}
[data-theme=dark]{--ink:#eef0f4;--soft:#a4abb8;--line:#363b46;--back:#14161b;--accent:#4cc38a;color-scheme:dark}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--back);color:var(--ink);font:15px/1.4 system-ui,sans-serif;padding:12px;overflow-wrap:anywhere}
h1{font-size:18px}h2{font-size:15px;margin:14px 0 4px}p,small{color:var(--soft)}
table{width:100%;border-collapse:collapse}th,td{padding:4px 6px;border-bottom:1px solid var(--line);text-align:end;white-space:nowrap}
th{color:var(--soft);font-weight:600;font-size:13px}td:nth-child(2),th:nth-child(2){text-align:start;white-space:normal;width:99%}
.s{overflow-x:auto}.b{display:flex;gap:12px;width:max-content;min-width:100%}.b>div{display:flex;flex-direction:column;flex:1;min-width:150px}.b ol{list-style:none;display:flex;flex-direction:column;justify-content:space-around;flex:1}
h3{font-size:13px;color:var(--soft)}.m{border:1px solid var(--line);border-inline-start:3px solid var(--line);border-radius:4px;margin:4px 0;padding:2px 6px}
.m p{display:flex;justify-content:space-between;gap:8px;color:var(--ink)}.m .w{font-weight:700;color:var(--accent)}.l{border-inline-start-color:var(--accent)}
`.replaceAll('\n', '');

/** Time between two looks for something new, in ms. */
const everyMs = 5000;

/**
 * Reads the page again while it is visible, and puts what has changed in place of what was there; without network, or after
 * an error, it stays as it is. Tells the page around it its height.
 */
export const embedScript = `
(()=>{const say=()=>parent.postMessage({type:'neundarter-height',height:document.documentElement.offsetHeight},'*');
const look=async()=>{if(document.hidden)return;try{const a=await fetch('',{cache:'no-cache',credentials:'omit'});if(!a.ok)return;
const n=new DOMParser().parseFromString(await a.text(),'text/html').querySelector('main');const o=document.querySelector('main');
if(n&&n.innerHTML!==o.innerHTML)o.replaceChildren(...n.childNodes)}catch{}};
new ResizeObserver(say).observe(document.documentElement);say();setInterval(look,${everyMs});document.addEventListener('visibilitychange',look)})()
`.replaceAll('\n', '');

/**
 * May stand in every page, and is nobody there: the sandbox takes the storage of the app, forms and ways out of the frame
 * from it.
 */
export const embedPolicy = "connect-src 'self'; frame-ancestors *; sandbox allow-scripts";
