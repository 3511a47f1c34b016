/* The build of web, put in place of these names by functions/build.ts. */

declare module 'web-build/entry-server' {
  const serverBuild: import('@rad-rewind/contract/page-rendering').ServerBuild;
  export const render: typeof serverBuild.render;
  export const renderShell: typeof serverBuild.renderShell;
}

declare module 'web-build/manifest.json' {
  const manifest: import('@rad-rewind/contract/page-rendering').Manifest;
  export default manifest;
}

declare module 'web-build/styles.json' {
  const styles: import('@rad-rewind/contract/page-rendering').StyleTexts;
  export default styles;
}
