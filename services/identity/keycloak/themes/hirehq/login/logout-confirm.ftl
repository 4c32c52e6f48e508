<#import "template.ftl" as layout>
<#import "sentences.ftl" as sentences>
<@layout.registrationLayout; section>
<#if section = "header">${msg("logoutConfirmTitle")}
<#elseif section = "form">
<p class="lead"><@sentences.withBrand key="logoutConfirmHeader"/></p>
<form method="post" action="${url.logoutConfirmAction}" data-once>
  <input type="hidden" name="session_code" value="${logoutConfirm.code}">
  <button type="submit" class="primary" name="confirmLogout" value="yes">${msg("doLogout")}</button>
</form>
<#if !logoutConfirm.skipLink && (client.baseUrl)?has_content>
<p class="other"><a href="${client.baseUrl}"><@sentences.withBrand key="pageHome"/></a></p>
</#if>
</#if>
</@layout.registrationLayout>
