import { chromium } from '@playwright/test';
const O = 'http://localhost:28050';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const errors = [];
const c = await b.newContext({ viewport: { width: 1280, height: 900 } });
await c.addCookies([{ name: 'cookieConsent', value: 'accepted', url: O }]);
const p = await c.newPage();
p.on('console', (m) => (m.type() === 'error' || m.type() === 'warning') && errors.push(p.url() + ' ' + m.text()));
p.on('pageerror', (e) => errors.push(p.url() + ' ' + String(e)));
await p.goto(O + '/signin');
await p.locator('input[type=email], input[name=email]').first().fill('amina@demo.hirehq.example');
await p.locator('input[type=password]').first().fill('Demo-pass-2026');
await p.keyboard.press('Enter');
await p.waitForURL((u) => u.href.startsWith(O + '/candidate'), { timeout: 60000 });
const pages = (process.argv[2] ?? 'edit-profile,public,add-checklist,settings,create-profile').split(',');
for (const path of pages)
  for (const w of [1280, 360]) {
    await p.setViewportSize({ width: w, height: w === 360 ? 740 : 900 });
    await p.goto(O + (path.startsWith('/') ? path : '/candidate/' + path));
    await p.getByRole('main').getByRole('heading').first().waitFor({ timeout: 60000 });
    await p.waitForTimeout(3000);
    await p.screenshot({ path: `/tmp/shots/p-${path.replaceAll('/', '_')}-${w}.png`, fullPage: true });
  }
console.log(errors.join('\n'));
await b.close();
