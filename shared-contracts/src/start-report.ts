import { TAKEN_OVER_EVENT } from './first-paint.ts';
import { inlineJson } from './page.ts';
import { LOAD_REPORTS_PATH, SHELL_START, VISIT_TICKET_HEADER } from './release.ts';
import { START_FAILURE_ID } from './start-watch.ts';

/** A shell that has not started within this time, in milliseconds, has failed to. */
export const START_REPORT_MS = 30_000;

/**
 * Classic inline script for the head of a page while a canary of the shell runs: reports as a load of the shell's part `start` that the
 * shell has taken over the page, or that it has not. A visitor who leaves sooner is not counted, unless the page has said before
 * that it did not load.
 */
export function startReportScript(version: string, ticket: string): string {
  return `(function(){
var sent=false,version=${inlineJson(version)};
function wasFetched(){
return performance.getEntriesByType('resource').some(function(e){return e.name.indexOf('/shell/'+version+'/')>0&&e.transferSize>0});
}
function report(failure){
if(sent)return;
sent=true;
var ms=Math.round(performance.now()),
attempt=failure?{version:version,outcome:'failed',phase:'entry',cause:'timeout',message:failure,ms:ms}:{version:version,outcome:'ok',ms:ms},
body=[{traceId:Date.now().toString(36)+Math.random().toString(36).slice(2),remote:'shell',part:'${SHELL_START}',outcome:failure?'failed':'ok',attempts:[attempt],page:location.pathname,at:new Date().toISOString(),isFetched:wasFetched()}];
fetch('${LOAD_REPORTS_PATH}',{method:'POST',keepalive:true,credentials:'omit',headers:{'content-type':'application/json','${VISIT_TICKET_HEADER}':${inlineJson(ticket)}},body:JSON.stringify(body)}).catch(function(){});
}
addEventListener('${TAKEN_OVER_EVENT}',function(){report('')},true);
setTimeout(function(){report('the shell has not started within ${START_REPORT_MS / 1000} s')},${START_REPORT_MS});
addEventListener('pagehide',function(){if(document.getElementById('${START_FAILURE_ID}'))report('the page was left after it had said that it did not load')});
})()`;
}
