<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign passwordError = fields.errorOf("password", "password-confirm")>
<@layout.registrationLayout displayMessage=!passwordError?has_content; section>
<#if section = "header">${isAppInitiatedAction???then(msg("changePasswordTitle"), msg("updatePasswordTitle"))}
<#elseif section = "form">
<form method="post" action="${url.loginAction}" data-once novalidate>
  <@fields.whose email=(auth.attemptedUsername)!""/>
  <@fields.field name="password-new" label=msg("passwordNew") type="password" autocomplete="new-password" error=passwordError hint=(passwordError == msg("invalidPasswordRegexPatternMessage"))?then("", msg("passwordRule")) maxLength=128 focused=true/>
  <@fields.field name="password-confirm" label=msg("passwordConfirm") type="password" autocomplete="new-password" maxLength=128 sameAs="password-new"/>
  <@fields.endOtherSessions/>
  <button type="submit" class="primary">${msg("savePassword")}</button>
  <@fields.cancel/>
</form>
</#if>
</@layout.registrationLayout>
