import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import safeHtml from '../../../data/safe-html.json';
import { parseHtml } from '../../domain/html/parse-html';
import { safeUrl } from '../../domain/html/url';

const valueOf = ({ name, value }: Attr): string => (name === 'href' ? safeUrl(value) : value);

const nodeOf = (node: ChildNode, key: number): ReactNode =>
	node instanceof Element
		? createElement(
				node.localName,
				{
					key,
					...Object.fromEntries(
						[...node.attributes]
							.filter(({ name }) => safeHtml.attributes.includes(name))
							.map((attribute) => [
								attribute.name === 'class' ? 'className' : attribute.name,
								valueOf(attribute),
							]),
					),
				},
				...nodesOf(node),
			)
		: node.nodeType === node.TEXT_NODE && node.textContent;

const nodesOf = (parent: Element): readonly ReactNode[] => [...parent.childNodes].map(nodeOf);

interface SafeHtmlProps {
	/** HTML of the shop; untrusted. */
	readonly html: string;
	readonly className?: string;
	readonly tag?: 'div' | 'span';
	/** True inside a link, where another link cannot be. */
	readonly isLinked?: boolean;
}

/**
 * HTML of the shop and its plugins: WooCommerce's price with the tax suffix, and the data of a cart line; nothing
 * without a text. Only elements and attributes of a list are drawn, so that nothing of the source reaches the page as
 * HTML. Ui\SafeHtml does the same in PHP.
 */
export const SafeHtml = ({ html, className, tag = 'div', isLinked }: SafeHtmlProps) => {
	const { body } = parseHtml(html.replace(/<!--.*?-->/gs, ''));
	for (const element of body.querySelectorAll('*')) {
		const { localName } = element;
		if (!safeHtml.tags.includes(localName) || (isLinked && localName === 'a')) {
			element.replaceWith(...(/^(?:script|style)$/.test(localName) ? [] : element.childNodes));
		}
	}
	// Texts that were apart become one, as they are in the server's HTML.
	body.normalize();
	return body.textContent.trim() === ''
		? null
		: createElement(tag, { className }, ...nodesOf(body));
};
