/** Globals of Google's script, as far as they are used. */
export interface TranslateElementOptions {
	readonly pageLanguage: string;
	/** Language codes, separated by commas. */
	readonly includedLanguages: string;
	readonly layout: unknown;
	readonly autoDisplay: boolean;
}

interface TranslateElementConstructor {
	new (options: TranslateElementOptions, id: string): unknown;
	readonly InlineLayout?: { readonly HORIZONTAL: unknown };
}

declare global {
	interface Window {
		google?: { readonly translate?: { readonly TranslateElement?: TranslateElementConstructor } };
		/** Called by Google's script when it is ready. */
		storefrontIslandsTranslate?: () => void;
	}
}
