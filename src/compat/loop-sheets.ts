import { isOwn } from '../ui/html/own-origin';

/** Comments, addresses and strings of a style sheet: braces in them have no meaning. */
const TOKENS = /\/\*[^]*?\*\/|url\(\s*(["']?)([^\s"'(){};*]*)\1\s*\)|"[^"\n]*"|'[^'\n]*'/gi;

/** Escapes and ends of the element, unclosed tokens, what loads by other means, and what covers the page. */
const UNSAFE = /[\\<"']|\/\*|@import|(?:url|src|image|set)\(|fixed|sticky/i;

const LOOPS = '.elementor-widget-loop-grid,.elementor-widget-loop-carousel';

const withoutBlocks = (text: string): string => {
	const outer = text.replace(/{[^{}]*}/g, '');
	return outer === text ? text : withoutBlocks(outer);
};

/** Returns a style sheet's text that applies inside of loops only; empty if it could do more or ask another origin. */
export const confineStyles = (css: string): string => {
	const rest = css.replace(TOKENS, ' ');
	return UNSAFE.test(rest) ||
		/[{}]/.test(withoutBlocks(rest)) ||
		[...css.matchAll(TOKENS)].some(([, , address = '']) => !isOwn(address))
		? ''
		: `@scope(${LOOPS}){${css}}`;
};

/**
 * Confines the style sheets that a page builder's cards bring. One rule for all of them: they come from the shop's own
 * origin, ask no other one, and those in the markup apply to loops only.
 */
export const confineSheets = (markup: DocumentFragment): void => {
	markup.querySelectorAll('style').forEach((sheet) => {
		sheet.textContent = confineStyles(sheet.textContent);
	});
	markup.querySelectorAll('link').forEach((link) => {
		const address = link.getAttribute('href');
		if (link.rel !== 'stylesheet' || !address || !isOwn(address)) {
			link.remove();
		}
	});
};
