<#import "marks.ftl" as marks>
<#import "brands.ftl" as brands>
<#import "sentences.ftl" as sentences>
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<#assign heading><#nested "header"></#assign>
<#assign home = (client.baseUrl)!"/">
<!DOCTYPE html>
<html lang="${(locale.currentLanguageTag)!lang!"en"}" dir="${((locale.rtl)!false)?then("rtl", "ltr")}" data-variant="D" data-brands="${brands.brands}" data-home="${home}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${heading} · ${brands.defaultName}</title>
  <script src="${url.resourcesPath}/js/variant.js"></script>
  <script src="${url.resourcesPath}/js/employer.js"></script>
  <script src="${url.resourcesPath}/js/purpose.js"></script>
  <link rel="preload" href="${url.resourcesPath}/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin>
  <#list ["font", "brands", "identity", "social", "consent", "keycloak"] as style>
  <link rel="stylesheet" href="${url.resourcesPath}/css/${style}.css">
  </#list>
  <link rel="icon" href="data:,">
  <script src="${url.resourcesPath}/js/identity.js" defer></script>
  <script src="${url.resourcesPath}/js/consent.js" defer></script>
  <script src="${url.resourcesPath}/js/passwords.js" defer></script>
  <script src="${url.resourcesPath}/js/other-tabs.js" type="module"></script>
</head>
<body data-continue-at="${(url.ssoLoginInOtherTabsUrl)!}" data-auth-session="${(authenticationSession.authSessionIdHash)!}">
  <a class="skip" href="#content">${msg("pageSkip")}</a>
  <#assign cookiePolicy><a href="${sentences.at(home, "cookiepolicy")}" target="_blank" rel="noopener">${msg("pageCookies")}</a></#assign>
  <#assign privacyPolicy><a href="${sentences.at(home, "privacypolicy")}" target="_blank" rel="noopener">${msg("pagePrivacy")}</a></#assign>
  <#assign termsOfUse><a href="${sentences.at(home, "termsofuse")}" target="_blank" rel="noopener">${msg("pageTerms")}</a></#assign>
  <div aria-live="polite" data-consent>
    <div class="consent-sheet" role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" hidden>
      <div>
        <h2 id="consent-title">${msg("consentTitle")}</h2>
        <p id="consent-text">${msg("consentText", cookiePolicy?markup_string, privacyPolicy?markup_string, termsOfUse?markup_string)?no_esc}</p>
      </div>
      <div class="consent-answers">
        <button type="button" class="secondary" data-answer="${brands.necessaryCookie}">${msg("consentNecessary")}</button>
        <button type="button" class="secondary" data-answer="${brands.acceptedCookie}">${msg("consentAccept")}</button>
      </div>
    </div>
  </div>
  <div class="split">
    <aside class="promise">
      <a class="logo" href="${home}"><@marks.logoMark/><span><@brands.brandName/></span></a>
      <div class="pitch">
        <p class="headline">${msg("brandPromise")}</p>
        <ul>
          <#list ["brandPointSearch", "brandPointApply", "brandPointNotify"] as point>
          <li><@marks.checkMark/><span>${msg(point)}</span></li>
          </#list>
        </ul>
      </div>
      <@marks.artwork/>
    </aside>
    <div class="stage">
      <main id="content">
        <a class="logo logo-small" href="${home}"><@marks.logoMark/><span><@brands.brandName/></span></a>
        <h1>${heading}</h1>
        <#-- What a page is for is no warning to whoever asked for that page. -->
        <#if displayMessage && message?has_content && (message.type != "warning" || !isAppInitiatedAction??)>
          <#if message.type == "error">
          <div class="form-error lead-error" role="alert" data-error="${sentences.errorName(message.summary)}">
            <@marks.warningMark/>
            <p>${kcSanitize(message.summary)?no_esc}</p>
          </div>
          <#else>
          <p class="notice" role="status"<#if message.summary == msg("verifyEmailMessage")> data-error="UserNotConfirmedException"</#if>>${kcSanitize(message.summary)?no_esc}</p>
          </#if>
        </#if>
        <#nested "form">
        <#nested "socialProviders">
        <#if displayInfo><#nested "info"></#if>
      </main>
      <footer>
        <#if realm.internationalizationEnabled && (locale.supported)?? && (locale.supported?size > 1)>
        <nav aria-label="${msg("languages")}">
          <#list locale.supported as other>
            <#if other.languageTag == locale.currentLanguageTag>
            <span aria-current="true" lang="${other.languageTag}">${sentences.languageName(other.languageTag)}</span>
            <#else>
            <a href="${other.url}" lang="${other.languageTag}" hreflang="${other.languageTag}">${sentences.languageName(other.languageTag)}</a>
            </#if>
          </#list>
        </nav>
        </#if>
        <nav>
          <a href="${sentences.at(home, "termsofuse")}">${msg("pageTerms")}</a>
          <a href="${sentences.at(home, "privacypolicy")}">${msg("pagePrivacy")}</a>
        </nav>
      </footer>
    </div>
  </div>
</body>
</html>
</#macro>
