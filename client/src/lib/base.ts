/** Where the page lies: at the root of a server, or in a folder of a static host. */
const base = import.meta.env.PROD ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname : "/"; // its files lie in `assets` below it

/** The address of something of the page, from its path: `/table/x`. */
export const addressOf = (path: string): string => base + path.slice(1);

/** The path of an address of the page. */
export const pathOf = (address: string): string => (address.startsWith(base) ? address.slice(base.length - 1) : "/");
