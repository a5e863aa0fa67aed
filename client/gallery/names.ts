/** The names and texts of the cards, from the sentences of the house. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "pl" | "uk" | "ru";
export type Names = (game: string, card: string) => { name: string; text: string };

const files = import.meta.glob<string>("../../src/camarilla/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

export function names(lang: Language): Names {
  const bundles = new Map<string, FluentBundle>();
  return (game, card) => {
    const bundle = bundles.get(game) ?? read(lang, game);
    bundles.set(game, bundle);
    const message = bundle.getMessage(`card-${card}`);
    const say = (pattern: typeof message extends undefined ? never : NonNullable<typeof message>["value"]) => (pattern ? bundle.formatPattern(pattern, {}, []) : "");
    return { name: say(message?.value ?? null), text: say(message?.attributes.text ?? null) };
  };
}

function read(lang: Language, game: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../../src/camarilla/locales/${lang}/${game}.ftl`]!));
  return bundle;
}
