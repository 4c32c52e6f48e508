<#macro brandName><span class="only-d">hireHQ</span><span class="only-n">hireHQ Neurodiversify</span><span class="only-h">hireHQ Direct Health</span></#macro>
<#assign brands = "D=GENERAL_CANDIDATE_VIEW=hireHQ;N=NEURODIVERSITY_CANDIDATE_VIEW=hireHQ Neurodiversify;H=HEALTHCARE_CANDIDATE_VIEW=hireHQ Direct Health">
<#assign defaultName = "hireHQ">
<#assign consentCookie = "cookieConsent=accepted; Max-Age=31536000; Path=/; SameSite=Lax">
