/** A small window over the page in which the shopper decides something about a payment. Shared by card.js and express.js. */
(() => {
	const { createElement: el, createPortal, useEffect, useId, useRef } = window.wp.element;

	/**
	 * @param {object} props
	 * @param {string} props.title
	 * @param {() => void} props.onClose Closed by Escape: the shopper does not want to go on.
	 * @param {unknown} props.children
	 */
	const Dialog = ({ title, onClose, children }) => {
		const ref = useRef(null);
		const titleId = useId();
		useEffect(() => {
			ref.current.showModal();
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
			// Outside of the form, which may be switched off while an order is being placed.
			document.body,
		);
	};

	/** A button; the main one is filled. */
	const Button = ({ isMain = false, ...props }) =>
		el('button', {
			type: 'button',
			className: isMain ? 'wp-element-button' : 'storefront-demo-dialog__other',
			...props,
		});

	window.storefrontIslandsDemo = { Dialog, Button };
})();
