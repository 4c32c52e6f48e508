<#import "template.ftl" as layout>
<#import "sentences.ftl" as sentences>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">${msg("errorTitle")}
<#elseif section = "form">
<p class="lead" role="alert" data-error="${sentences.errorName(message.summary)}">${kcSanitize(message.summary)?no_esc}</p>
<#if !skipLink?? && (client.baseUrl)?has_content>
<p><a class="primary" href="${sentences.at(client.baseUrl, "signin")}">${msg("startAgain")}</a></p>
<p class="other"><a href="${client.baseUrl}"><@sentences.withBrand key="pageHome"/></a></p>
</#if>
</#if>
</@layout.registrationLayout>
