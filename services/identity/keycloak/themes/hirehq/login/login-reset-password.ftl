<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign emailError = fields.errorOf("username")>
<@layout.registrationLayout displayMessage=!emailError?has_content; section>
<#if section = "header">${msg("emailForgotTitle")}
<#elseif section = "form">
<p class="lead">${msg("emailInstruction")}</p>
<form method="post" action="${url.loginAction}" data-once novalidate>
  <@fields.field name="username" label=msg("email") type="email" autocomplete="username" value=(auth.attemptedUsername)!"" error=emailError focused=true/>
  <button type="submit" class="primary">${msg("sendLink")}</button>
</form>
<p class="other"><a href="${url.loginUrl}" data-carry="username">${msg("backToSignIn")}</a></p>
</#if>
</@layout.registrationLayout>
