import { livePath } from '@neundarter/contract/live';

/** Style of a scoreboard over the picture of a camera: nothing but its panel is drawn. */
export const overlayStyle = `
:root{--ink:#fff;--soft:#c3c9d4;--back:#10131a;--accent:#0b7a43}
[data-theme=light]{--ink:#12151b;--soft:#4a515e;--back:#fff;--accent:#0b7a43}
*{box-sizing:border-box;margin:0;padding:0}
html,body{height:100%;background:transparent;overflow:hidden}
body{font:600 2.6vh/1.25 system-ui,sans-serif;color:var(--ink)}
.p{position:fixed;background:var(--back);border-inline-start:.8vh solid var(--accent);padding:1.2vh 1.8vh}
[data-view=lower] .p{left:3.5vw;bottom:3.5vh;width:46vw}
[data-view=full] .p{inset:3.5vh 3.5vw;font-size:5.2vh;display:flex;flex-direction:column;justify-content:center;gap:2vh}
.t{font-size:.7em;font-weight:500;color:var(--soft);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.r{display:grid;grid-template-columns:1fr 2em 2em 4em;align-items:baseline;gap:.5em;font-variant-numeric:tabular-nums}
.r span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.r b,.r i{text-align:end;font-style:normal}
.r b{font-size:1.4em}.r i{color:var(--soft)}[data-on] span::after{content:" ●";color:var(--accent)}
`.replaceAll('\n', '');

/** Time between two looks without an event, in ms; also the pause before the connection is opened again. */
const everyMs = 3000;

/**
 * Follows the match by the live channel (engine.io 4 over WebSocket, in the few messages that it needs) and reads the page
 * again after every event. What is shown stays until there is something new, so nothing flickers on a reconnect.
 */
export const overlayScript = `
(()=>{const id=location.pathname.split('/').pop();let busy=false,again=false;
const look=async()=>{if(busy){again=true;return}busy=true;try{const a=await fetch('',{cache:'no-cache',credentials:'omit'});
if(a.ok){const n=new DOMParser().parseFromString(await a.text(),'text/html').querySelector('main'),o=document.querySelector('main');
if(n&&n.innerHTML!==o.innerHTML)o.replaceChildren(...n.childNodes)}}catch{}busy=false;if(again){again=false;look()}};
const open=()=>{const u=new URL('${livePath}/?EIO=4&transport=websocket',document.baseURI);u.protocol=u.protocol.replace('http','ws');const s=new WebSocket(u);
s.onmessage=({data:d})=>{if(d[0]==='0')s.send('40');else if(d==='2')s.send('3');else if(d.startsWith('40'))s.send('420'+JSON.stringify(['subscribe','matches/'+id]));
else if(d.startsWith('42')||d.startsWith('43'))look()};
s.onclose=()=>setTimeout(open,${everyMs})};
open();setInterval(look,${everyMs})})()
`.replaceAll('\n', '');

/** Only programs for streams open it, and nobody frames it. */
export const overlayPolicy = "connect-src 'self' ws: wss:; frame-ancestors 'self'";
