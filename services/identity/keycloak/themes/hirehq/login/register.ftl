<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "sentences.ftl" as sentences>
<#assign asked = {}>
<#list profile.attributes as attribute><#assign asked += {attribute.name: attribute}></#list>
<#function valueOf name><#return (asked[name].value)!""></#function>
<#assign nameError = fields.errorOf("firstName")>
<#if nameError == msg("error-user-attribute-required")><#assign nameError = msg("nameMissing")></#if>
<#assign emailError = fields.errorOf("email", "username")>
<#if emailError == msg("error-user-attribute-required")><#assign emailError = msg("missingEmailMessage")></#if>
<#assign passwordError = fields.errorOf("password", "password-confirm")>
<#assign termsError = fields.errorOf("termsAccepted")>
<#assign failed = nameError?has_content || emailError?has_content || passwordError?has_content || termsError?has_content>
<@layout.registrationLayout displayMessage=messagesPerField.exists("global"); section>
<#if section = "header">${msg("registerTitle")}
<#elseif section = "form">
<p class="lead not-to-apply">${msg("registerLead")}</p>
<p class="lead to-apply">${msg("registerApply")}</p>
<#if failed><@fields.formCheck/></#if>
<form method="post" action="${url.registrationAction}" data-once novalidate>
  <@fields.field name="firstName" label=msg("fullName") autocomplete="name" value=valueOf("firstName") error=nameError maxLength=100 focused=(!failed || nameError?has_content)/>
  <@fields.field name="email" label=msg("email") type="email" autocomplete="username" value=valueOf("email") error=emailError focused=(!nameError?has_content && emailError?has_content)/>
  <#if passwordRequired??>
  <@fields.field name="password" label=msg("password") type="password" autocomplete="new-password" error=passwordError hint=(passwordError == msg("invalidPasswordRegexPatternMessage"))?then("", msg("passwordRule")) maxLength=128 focused=(!nameError?has_content && !emailError?has_content && passwordError?has_content)/>
  <@fields.field name="password-confirm" label=msg("passwordConfirm") type="password" autocomplete="new-password" maxLength=128 sameAs="password"/>
  </#if>
  <#if asked["neuro_classification"]??>
  <div class="field neuro">
    <label for="neuro_classification">${msg("neuroClassification")} <span class="optional">(${msg("neuroOptional")})</span></label>
    <div class="control">
      <#-- Only one brand asks; in the others the answer is whom they were designed for. classification.js knows the brand. -->
      <#assign isOpen = !valueOf("neuro_classification")?has_content>
      <select id="neuro_classification" name="neuro_classification" aria-describedby="neuro-hint"<#if isOpen> data-unanswered</#if>>
        <option value="">${msg("neuroNone")}</option>
        <#list ["NT", "ND"] as code>
        <option value="${code}"<#if valueOf("neuro_classification") == code || (isOpen && code == "NT")> selected</#if>>${msg("neuro" + code)}</option>
        </#list>
      </select>
    </div>
    <p class="hint" id="neuro-hint">${msg("neuroHint")}</p>
  </div>
  </#if>
  <#if asked["locale"]??><input type="hidden" name="locale" value="${(locale.currentLanguageTag)!"en"}"></#if>
  <#if termsAcceptanceRequired??>
  <#assign home = (client.baseUrl)!"/">
  <#assign terms><a href="${sentences.at(home, "termsofuse")}" target="_blank" rel="noopener">${msg("pageTerms")}</a></#assign>
  <#assign privacy><a href="${sentences.at(home, "privacypolicy")}" target="_blank" rel="noopener">${msg("pagePrivacy")}</a></#assign>
  <div class="field terms">
    <div class="consent">
      <input id="termsAccepted" name="termsAccepted" type="checkbox" value="on" required<#if termsError?has_content> aria-invalid="true" aria-describedby="termsAccepted-error"</#if>>
      <label for="termsAccepted">${msg("termsConsent", terms?markup_string, privacy?markup_string)?no_esc}</label>
    </div>
    <#if termsError?has_content><@fields.fieldError name="termsAccepted" error=termsError/></#if>
  </div>
  </#if>
  <button type="submit" class="primary">${msg("registerSubmit")}</button>
</form>
<script src="${url.resourcesPath}/js/classification.js" defer></script>
<p class="other">${msg("haveAccount")} <a href="${url.loginUrl}" data-carry="email">${msg("toSignIn")}</a></p>
</#if>
</@layout.registrationLayout>
