<#import "template.ftl" as layout>
<#assign duration = linkExpirationFormatter(linkExpiration)>
<@layout.linkMail
  heading=msg("emailVerificationSubject")
  lead=msg("emailVerificationLead", link, linkExpiration, realmName)
  button=msg("emailVerificationButton")
  end=msg("emailVerificationEnd", link, linkExpiration, realmName, duration)/>
