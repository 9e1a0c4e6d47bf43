/**
 * Protects islands from translators. Google's translator, and Chrome's, insert a <font> with the translation before a
 * text node and remove the text node. React is unaware of that: it removes such nodes and inserts before them, which
 * throws, and updates them, which is not visible. On a page without such <font> elements nothing is changed.
 */

const TEXT_NODE = 3;
const SHOW_TEXT = 4;

/**
 * Observes the texts of a page.
 *
 * @returns Function to be called before hydration: restores the island's own texts, as others would be a mismatch, and
 * keeps translators off until the function that it returns is called.
 */
export const guardTexts = (page: Document): ((island: HTMLElement) => () => void) => {
	/** Removed text node → element shown instead, and the reverse. */
	const fonts = new WeakMap<Node, Element>();
	const texts = new WeakMap<Node, Node>();

	const isUnclaimed = (node: Node | null): node is Element =>
		node?.nodeName === 'FONT' && !texts.has(node);

	const look = (records: readonly MutationRecord[]): void => {
		for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
			// React has updated a removed text node: it is restored, and translators treat it as new.
			fonts.get(target)?.replaceWith(target);
			for (const node of addedNodes) {
				const font = fonts.get(node);
				if (font && node.isConnected && !font.contains(node)) {
					font.remove();
					fonts.delete(node);
					texts.delete(font);
				}
			}
			const [text] = removedNodes;
			const font = [...addedNodes, previousSibling, nextSibling].find(isUnclaimed);
			if (font && text?.nodeType === TEXT_NODE && text.parentNode !== target) {
				fonts.set(text, font);
				texts.set(font, text);
				observer.observe(text, { characterData: true });
				patch();
			}
		}
	};
	const observer = new MutationObserver(look);
	observer.observe(page, { childList: true, subtree: true });

	/**
	 * Returns the node that represents a child in its parent; null if a translator has removed it without a
	 * replacement.
	 */
	const inPlace = (parent: Node, child: Node): Node | null => {
		if (child.parentNode === parent) {
			return child;
		}
		look(observer.takeRecords());
		const there = fonts.get(child) ?? child;
		return there.parentNode && there;
	};

	let isAtWork = false;
	const patch = (): void => {
		if (isAtWork) {
			return;
		}
		isAtWork = true;
		const { insertBefore, removeChild } = Node.prototype;
		Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
			const there = inPlace(this, child);
			if (there) {
				removeChild.call(this, there);
			}
			return child;
		};
		Node.prototype.insertBefore = function <T extends Node>(
			this: Node,
			node: T,
			before: Node | null,
		): T {
			insertBefore.call(this, node, before && inPlace(this, before));
			return node;
		};
	};

	return (island) => {
		island.translate = false;
		for (const font of island.querySelectorAll('font')) {
			const text = texts.get(font);
			if (text) {
				font.replaceWith(text);
			}
		}
		return () => {
			island.removeAttribute('translate');
			const all = page.createTreeWalker(island, SHOW_TEXT);
			while (isAtWork && all.nextNode()) {
				// Reinserted at the same place, as translators react to added nodes.
				all.currentNode.parentNode?.replaceChild(all.currentNode, all.currentNode);
			}
		};
	};
};
