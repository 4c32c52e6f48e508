<#assign primary = "#4338CA">
<#assign name = "hireHQ">
