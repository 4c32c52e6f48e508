<#import "template.ftl" as layout>
<#assign duration = linkExpirationFormatter(linkExpiration)>
<@layout.linkMail
  heading=msg("emailUpdateConfirmationSubject")
  lead=msg("emailUpdateConfirmationLead", link, newEmail, realmName)
  button=msg("emailUpdateConfirmationButton")
  end=msg("emailUpdateConfirmationEnd", link, newEmail, realmName, duration)/>
