<#import "template.ftl" as layout>
<#import "sentences.ftl" as sentences>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header"><#if messageHeader??>${kcSanitize(msg(messageHeader))?no_esc}<#else>${msg("accountUpdatedTitle")}</#if>
<#elseif section = "form">
<p class="lead" role="status">${kcSanitize(message.summary)?no_esc}</p>
<#if !skipLink??>
<p>
  <#if pageRedirectUri?has_content><a class="primary" href="${pageRedirectUri}">${msg("stepDone")}</a>
  <#elseif actionUri?has_content><a class="primary" href="${actionUri}">${msg("doConfirm")}</a>
  <#elseif (client.baseUrl)?has_content><a class="primary" href="${client.baseUrl}"><span><@sentences.withBrand key="pageHome"/></span></a>
  </#if>
</p>
</#if>
</#if>
</@layout.registrationLayout>
