<#import "brands.ftl" as brands>
<#-- Which error of the specification (ID-05) a sentence of Keycloak's stands for. -->
<#assign errorNames = {
  "invalidUserMessage": "NotAuthorizedException",
  "accountTemporarilyDisabledMessage": "NotAuthorizedException",
  "accountDisabledMessage": "UserLambdaValidationException",
  "emailExistsMessage": "UsernameExistsException",
  "usernameExistsMessage": "UsernameExistsException",
  "verifyEmailMessage": "UserNotConfirmedException",
  "staleEmailVerificationLink": "CodeMismatchException",
  "expiredActionMessage": "CodeMismatchException",
  "expiredActionTokenNoSessionMessage": "CodeMismatchException",
  "expiredActionTokenSessionExistsMessage": "CodeMismatchException",
  "invalidRequestMessage": "InvalidParameterException",
  "invalidRedirectUriMessage": "InvalidParameterException",
  "formCheck": "InvalidParameterException",
  "invalidPasswordRegexPatternMessage": "InvalidParameterException",
  "invalidPasswordMaxLengthMessage": "InvalidParameterException",
  "invalidPasswordNotEmailMessage": "InvalidParameterException",
  "invalidPasswordHistoryMessage": "InvalidParameterException",
  "invalidPasswordConfirmMessage": "InvalidParameterException",
  "missingPasswordMessage": "InvalidParameterException"
}>

<#function errorName said>
  <#list errorNames as key, name>
    <#if said == msg(key)><#return name></#if>
  </#list>
  <#if said?starts_with(msg("emailVerifySendCooldown", "\xE000")?split("\xE000")[0])><#return "LimitExceededException"></#if>
  <#return "UnexpectedLambdaException">
</#function>

<#function languageName tag>
  <#return {"en": "English", "es": "Español", "ar": "العربية"}[tag]!tag>
</#function>

<#function at home page>
  <#return home?ends_with("/")?then(home, home + "/") + page>
</#function>

<#-- A sentence with the name of the brand in it; the page holds all three names and shows one. -->
<#macro withBrand key>
  <#list msg(key, "\xE000")?split("\xE000") as part>${part}<#sep><@brands.brandName/></#sep></#list></#macro>
