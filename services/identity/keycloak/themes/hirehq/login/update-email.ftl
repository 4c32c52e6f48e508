<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign emailError = fields.errorOf("email")>
<#if emailError == msg("error-user-attribute-required")><#assign emailError = msg("missingEmailMessage")></#if>
<@layout.registrationLayout displayMessage=messagesPerField.exists("global"); section>
<#if section = "header">${msg("updateEmailTitle")}
<#elseif section = "form">
<p class="lead">${msg("updateEmailLead")}</p>
<form method="post" action="${url.loginAction}" data-once novalidate>
  <@fields.field name="email" label=msg("newEmail") type="email" autocomplete="email" value=emailError?has_content?then((profile.attributesByName["email"].value)!"", "") error=emailError focused=true/>
  <@fields.endOtherSessions/>
  <button type="submit" class="primary">${msg("sendLink")}</button>
  <@fields.cancel/>
</form>
</#if>
</@layout.registrationLayout>
