/**
 * Islands under a translator. Google's, and the one in Chrome, put a <font> with the translation before a text and take the
 * text out of the page. React knows nothing of it: it removes such texts and inserts before them, which throws, and
 * writes into them, which nobody sees. On a page to which no such <font> comes nothing is changed.
 */
const TEXT_NODE = 3;
const SHOW_TEXT = 4;

/**
 * Watches over the texts of a page.
 *
 * @returns To be called before React takes server HTML over: gives the island its own texts back, as others would be a
 *   mismatch, and keeps translators off until what it returns is called.
 */
export const guardTexts = (page: Document): ((island: HTMLElement) => () => void) => {
	/** What is shown instead of a text that was taken out, and the same from the other side. */
	const fonts = new WeakMap<Node, Element>();
	const texts = new WeakMap<Node, Node>();

	const isUnclaimed = (node: Node | null): node is Element =>
		node?.nodeName === 'FONT' && !texts.has(node);

	const look = (records: readonly MutationRecord[]): void => {
		for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
			// Somebody has written into a text that is not shown: it comes back, for the translator a new one.
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

	/** What stands in a parent for a child; null where a translator has taken it and left nothing. */
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
				// Put where it is: translators look at what comes.
				all.currentNode.parentNode?.replaceChild(all.currentNode, all.currentNode);
			}
		};
	};
};
