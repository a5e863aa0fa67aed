/** Where in the page we are: the address, without reloading. */
import { addressOf, pathOf } from "./base";

class Route {
  path = $state(pathOf(location.pathname));
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = pathOf(location.pathname);
    this.query = location.search;
  }

  /** Go to another path of the page. */
  go(path: string): void {
    this.#visit(addressOf(path));
  }

  #visit(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** For the click on a link: go there, unless the reader wants another tab. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#visit(link.pathname + link.search);
  };
}

export const route = new Route();
