<#import "marks.ftl" as marks>
<#import "sentences.ftl" as sentences>
<#macro fieldError name error>
<p class="field-error" id="${name}-error"<#if sentences.errorName(error) != "UnexpectedLambdaException"> data-error="${sentences.errorName(error)}"</#if>><@marks.warningMark/><span>${kcSanitize(error)?no_esc}</span></p>
</#macro>

<#macro field name label type="text" autocomplete="off" value="" error="" hint="" focused=false maxLength=254 sameAs="" invalid=false>
<#local described><#if error?has_content>${name}-error </#if><#if hint?has_content>${name}-hint</#if></#local>
<div class="field">
  <label for="${name}">${label}</label>
  <div class="control">
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength?c}" required
      <#if value?has_content>value="${value}"</#if>
      <#if error?has_content || hint?has_content>aria-describedby="${described?markup_string?trim}"</#if>
      <#if error?has_content || invalid>aria-invalid="true"</#if>
      <#if focused>autofocus</#if>
      <#if sameAs?has_content>data-same-as="${sameAs}"</#if>
      <#if type == "email">inputmode="email" autocapitalize="none" spellcheck="false" dir="ltr"</#if>>
    <#if type == "password">
    <button type="button" class="reveal" data-reveal="${name}" data-show-label="${msg("showPassword")}" data-hide-label="${msg("hidePassword")}" aria-label="${msg("showPassword")}" aria-pressed="false" hidden><@marks.eyeMark/></button>
    </#if>
  </div>
  <#if error?has_content><@fieldError name=name error=error/></#if>
  <#if hint?has_content><p class="hint" id="${name}-hint">${hint}</p></#if>
</div>
</#macro>

<#function errorOf names...>
  <#list names as name><#if messagesPerField.existsError(name)><#return messagesPerField.getFirstError(name)></#if></#list>
  <#return "">
</#function>

<#-- Read out at once, before the fields that are marked. -->
<#macro formCheck>
<div class="form-error" role="alert" data-error="InvalidParameterException"><@marks.warningMark/><p>${msg("formCheck")}</p></div>
</#macro>

<#macro cancel>
<#if isAppInitiatedAction??>
<button type="submit" class="secondary" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button>
</#if>
</#macro>

<#-- For password managers: whose password it is. -->
<#macro whose email>
<input type="text" autocomplete="username" value="${email}" readonly hidden>
</#macro>

<#-- The sessions on other devices end with the old password. -->
<#macro endOtherSessions>
<input type="hidden" name="logout-sessions" value="on">
</#macro>
