<#import "brand.ftl" as brand>
<#macro emailLayout>
<!DOCTYPE html>
<html lang="${locale.language}" dir="${ltr?then("ltr", "rtl")}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
</head>
<body style="margin: 0; padding: 24px; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif">
  <div style="max-width: 480px; margin: 0 auto">
    <p style="margin: 0 0 24px; color: ${brand.primary}; font-size: 20px; font-weight: 700">${brand.name}</p>
    <#nested>
  </div>
</body>
</html>
</#macro>

<#macro linkMail heading lead button end>
<@emailLayout>
<h1 style="margin: 0 0 12px; font-size: 22px; line-height: 1.25">${heading}</h1>
<p style="margin: 0 0 24px">${lead}</p>
<p style="margin: 0 0 24px"><a href="${link}" style="display: inline-block; padding: 12px 24px; border-radius: 10px; background: ${brand.primary}; color: #ffffff; font-weight: 600; text-decoration: none">${button}</a></p>
<p style="margin: 0; font-size: 14px; opacity: 0.75">${end}</p>
</@emailLayout>
</#macro>
