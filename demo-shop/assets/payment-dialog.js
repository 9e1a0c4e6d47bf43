/** Dialog in which the shopper decides about a payment. Shared by card.js and express.js. */
(() => {
	const { createElement: el, createPortal, useId, useLayoutEffect, useRef } = window.wp.element;

	/**
	 * @param {object} props
	 * @param {string} props.title
	 * @param {() => void} props.onClose Called when the dialog is closed with Escape.
	 * @param {unknown} props.children
	 */
	const Dialog = ({ title, onClose, children }) => {
		const ref = useRef(null);
		const titleId = useId();
		// Closed before it is removed, so that the browser returns the focus to where it was.
		useLayoutEffect(() => {
			const dialog = ref.current;
			dialog.showModal();
			return () => dialog.close();
		}, []);
		return createPortal(
			el(
				'dialog',
				{
					ref,
					className: 'storefront-demo-dialog',
					'aria-labelledby': titleId,
					onCancel: (event) => {
						event.preventDefault();
						onClose();
					},
				},
				el('h2', { id: titleId }, title),
				children,
			),
			// Rendered outside of the form, which may be disabled while an order is being placed.
			document.body,
		);
	};

	/** Renders a button; a main button is filled. */
	const Button = ({ isMain = false, ...props }) =>
		el('button', {
			type: 'button',
			className: isMain ? 'wp-element-button' : 'storefront-demo-dialog__other',
			...props,
		});

	window.storefrontIslandsDemo = { Dialog, Button };
})();
