<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "sentences.ftl" as sentences>
<#import "marks.ftl" as marks>
<#assign failure = fields.errorOf("username", "password")>
<@layout.registrationLayout displayMessage=!failure?has_content; section>
<#if section = "header">${msg("loginAccountTitle")}
<#elseif section = "form">
<#if usernameHidden??>
<p class="lead">${(auth.attemptedUsername)!}</p>
<#else>
<p class="lead not-to-apply">${msg("loginLead")}</p>
<p class="lead to-apply">${msg("loginApply")}</p>
</#if>
<#if failure?has_content>
<div class="form-error" role="alert" data-error="${sentences.errorName(failure)}"><@marks.warningMark/><p>${kcSanitize(failure)?no_esc}</p></div>
</#if>
<#assign email = (login.username)!"">
<form method="post" action="${url.loginAction}" data-once novalidate>
  <#if usernameHidden??>
  <@fields.whose email=(auth.attemptedUsername)!""/>
  <#else>
  <@fields.field name="username" label=msg("email") type="email" autocomplete="username" value=email focused=!email?has_content/>
  </#if>
  <@fields.field name="password" label=msg("password") type="password" autocomplete="current-password" maxLength=128 focused=(email?has_content || usernameHidden??)/>
  <#if realm.resetPasswordAllowed><p class="aside"><a href="${url.loginResetCredentialsUrl}"<#if !usernameHidden??> data-carry="username"</#if>>${msg("doForgotPassword")}</a></p></#if>
  <input type="hidden" name="credentialId" value="${(auth.selectedCredential)!}">
  <button type="submit" class="primary">${msg("doLogIn")}</button>
</form>
<#elseif section = "socialProviders" && (social.providers)?has_content>
<p class="or">${msg("or")}</p>
<ul class="providers">
  <#list social.providers as provider>
  <li><a class="secondary" href="${provider.loginUrl}">${msg("withProvider", provider.displayName)}</a></li>
  </#list>
</ul>
</#if>
<#if section = "socialProviders" && realm.registrationAllowed && !registrationDisabled?? && !usernameHidden??>
<p class="other"><@sentences.withBrand key="noAccount"/> <a href="${url.registrationUrl}" data-carry="username">${msg("doRegister")}</a></p>
</#if>
</@layout.registrationLayout>
