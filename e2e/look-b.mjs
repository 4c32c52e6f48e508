import { chromium } from '@playwright/test';
const O='http://localhost:21250';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-background-networking'] });
const c = await b.newContext({ baseURL:O, locale:'en-US', timezoneId:'Europe/Amsterdam', viewport:{width:1280,height:900} });
const p = await c.newPage();
p.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log(m.type(), m.text().slice(0,300)); });
p.on('pageerror', e=>console.log('pageerror', e.message));
await p.addInitScript(()=>document.addEventListener('securitypolicyviolation',e=>console.error('CSP',e.violatedDirective,e.blockedURI,e.sourceFile,e.lineNumber)));
await p.goto('/signin', {waitUntil:'load'});
await p.waitForSelector('input[type=password]', {timeout:60000}).catch(async()=>{ console.log(p.url()); await p.screenshot({path:'/tmp/B-login.png'}); });
await p.fill('input[name=username], input[type=email]', 'amina@demo.hirehq.example');
await p.fill('input[type=password]', 'Demo-pass-2026');
await p.keyboard.press('Enter');
await p.waitForURL(/candidate/, {timeout:60000}).catch(()=>console.log('url', p.url()));
await p.waitForTimeout(3000);
for (const r of ['Accept','Got it','I accept']) { const x=p.getByRole('button',{name:r}); if(await x.count()) await x.first().click().catch(()=>{}); }
await c.storageState({path:'/tmp/B-state.json'});
const shots=[['rating','keyword=my-average-rating&period=all'],['activity','keyword=my-activity-summary&period=all'],['density','keyword=job-density'],['list','']];
for (const [n,q] of shots) for (const [w,dark,loc] of [[1280,false],[360,true]]) {
  await p.setViewportSize({width:w,height:900});
  await p.emulateMedia({colorScheme: dark?'dark':'light'});
  await p.goto('/candidate/analytics?'+q); await p.waitForTimeout(3500);
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth);
  console.log(n,w,'overflow',over, await p.evaluate(()=>document.querySelector('h1')?.textContent));
  await p.screenshot({path:`/tmp/B-${n}-${w}.png`, fullPage:true});
}
await b.close();
