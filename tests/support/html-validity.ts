import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

const rules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // React writes these its own way.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The pattern of post titles is longer than the rule likes.
    "long-title": "off",
    // A phone number that breaks over two lines is still one.
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
  },
};

/** The validator would read its rules anew for every page, which takes as long as reading the page. */
class ReadOnce extends StaticConfigLoader {
  private kept: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.kept ??= super.getConfigFor(handle);
    return this.kept;
  }
}

const validator = new HtmlValidate(new ReadOnce(rules));

export async function findMarkupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`));
}
