<#import "template.ftl" as layout>
<#assign duration = linkExpirationFormatter(linkExpiration)>
<@layout.linkMail
  heading=msg("executeActionsSubject")
  lead=msg("executeActionsLead", link, linkExpiration, realmName, "")
  button=msg("executeActionsButton")
  end=msg("executeActionsEnd", link, linkExpiration, realmName, "", duration)/>
