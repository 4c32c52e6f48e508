import { chromium } from '@playwright/test';
const B='http://localhost:46653', K='hqt_fdd1646e08dc5b2d_EaXtBsDDTxK495DfhWgHaOwbL8uCrSK5-AVAyhVQVmc';
const ask=async(m,p,b)=>{const r=await fetch(`${B}/platform/v1/${p}`,{method:m,headers:{authorization:`Bearer ${K}`,...(b&&{'content-type':'application/json'})},...(b&&{body:JSON.stringify(b)})});return {status:r.status,body:await r.json()};};
const out='/tmp/w/mixes/shots/'; 
import {mkdirSync} from 'node:fs'; mkdirSync(out,{recursive:true});
const rel = await ask('GET','releases/jobs'); console.log(JSON.stringify(rel).slice(0,400));
const ov=await ask('POST','overrides',{releases:{jobs:'candidate',profile:'candidate',reports:'candidate'}}); console.log(ov.status, JSON.stringify(ov.body).slice(0,500));
const { url, token }=ov.body.responsePayload;
const b=await chromium.launch({executablePath:process.env.CHROME_PATH,args:['--no-sandbox']});
const ctx=await b.newContext({locale:'en-US',viewport:{width:1280,height:800},serviceWorkers:'block'});
const p=await ctx.newPage(); p.setDefaultTimeout(60000); 
const shot=async(n,pg=p,full=false)=>{ await pg.waitForTimeout(1500); await pg.screenshot({path:out+n+'.png',fullPage:full}); };
await p.goto(url); await p.getByText('For testing').waitFor(); console.log('address after link', p.url());
await shot('notice-1280');
for (const w of [768,360]) { await p.setViewportSize({width:w,height:800}); await shot('notice-'+w); }
await p.setViewportSize({width:640,height:400}); await shot('notice-200zoom');
await p.setViewportSize({width:180,height:400}); await shot('notice-360-200zoom');
await p.setViewportSize({width:1280,height:800});
await p.emulateMedia({colorScheme:'dark'}); await shot('notice-dark'); 
await p.emulateMedia({colorScheme:'light'});
await p.goto(B+'/job-list?inspect=on'); await p.waitForTimeout(3000); await shot('inspect-1280');
for (const w of [768,360]) { await p.setViewportSize({width:w,height:800}); await shot('inspect-'+w); }
await p.setViewportSize({width:640,height:400}); await shot('inspect-200zoom');
await p.setViewportSize({width:1280,height:800}); await p.emulateMedia({colorScheme:'dark'}); await shot('inspect-dark'); await p.emulateMedia({colorScheme:'light'});
// Arabic
await p.getByLabel('Language').selectOption('ar'); await p.waitForTimeout(3000); await shot('inspect-ar-1280'); await p.setViewportSize({width:360,height:800}); await shot('inspect-ar-360'); await p.setViewportSize({width:1280,height:800});
await p.goto(B+'/job-list?inspect=off'); await p.waitForTimeout(3000); await shot('notice-ar-1280'); await p.setViewportSize({width:360,height:800}); await shot('notice-ar-360');
await b.close();
