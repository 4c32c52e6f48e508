<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout; section>
<#if section = "header">${msg("emailVerifyTitle")}
<#elseif section = "form">
<p class="lead">${verifyEmail???then(msg("emailVerifyInstruction1", (verifyEmail)!""), msg("emailVerifyInstruction4", (user.email)!""))}</p>
<form method="post" action="${url.loginAction}" data-once>
  <#if verifyEmail?? || !isAppInitiatedAction??>
  <p class="hint">${msg("emailVerifyInstruction2")}</p>
  <button type="submit" class="secondary">${msg("emailVerifyResend")}</button>
  <#else>
  <button type="submit" class="primary">${msg("emailVerifySend")}</button>
  </#if>
  <@fields.cancel/>
</form>
</#if>
</@layout.registrationLayout>
