<#import "template.ftl" as layout>
<#assign duration = linkExpirationFormatter(linkExpiration)>
<@layout.linkMail
  heading=msg("passwordResetSubject")
  lead=msg("passwordResetLead", link, linkExpiration, realmName)
  button=msg("passwordResetButton")
  end=msg("passwordResetEnd", link, linkExpiration, realmName, duration)/>
