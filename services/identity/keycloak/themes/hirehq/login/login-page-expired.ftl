<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section = "header">${msg("pageExpiredTitle")}
<#elseif section = "form">
<p class="lead" role="alert">${msg("pageExpiredLead")}</p>
<div class="steps">
  <a class="primary" href="${url.loginAction}">${msg("doContinue")}</a>
  <a class="secondary" href="${url.loginRestartFlowUrl}">${msg("startAgain")}</a>
</div>
</#if>
</@layout.registrationLayout>
