/** What browsers say that they can unpack (`Accept-Encoding`). */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';
