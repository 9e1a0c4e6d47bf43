/** Observes the page for islands that other scripts insert, such as popups and page builders that load by AJAX. */
export const watchInsertions = (body: Node, mount: (root: ParentNode) => void): void => {
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			for (const node of addedNodes) {
				if (node instanceof Element) {
					mount(node);
				}
			}
		}
	}).observe(body, { childList: true, subtree: true });
};
