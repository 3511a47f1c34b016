/** Script in the forms in which it has left its place elsewhere; each would set `hacked` on the window. */
export const PAYLOADS: readonly string[] = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  "'><svg/onload=window.hacked=1>",
  '</title></script><script>window.hacked=1</script>',
  '</textarea></noscript><iframe srcdoc="<script>top.hacked=1</script>">',
  '<!--<script>--!><img src=x onerror=window.hacked=1>',
  '" autofocus onfocus="window.hacked=1" x="',
  'javascript:window.hacked=1',
  '\u2028\u2029{{constructor.constructor("window.hacked=1")()}}',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
];
