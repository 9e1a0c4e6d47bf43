/**
 * Handles the response to a card payment: a refusal with the gateway's message, or a second step that the shopper has
 * to confirm.
 */
(() => {
	const { createElement: el, useEffect, useState } = window.wp.element;
	const { __ } = window.wp.i18n;
	const { Dialog, Button } = window.storefrontIslandsDemo;

	const answer = async ({ confirm_url: url, order_id: id, order_key: key }, approved) => {
		const response = await fetch(url, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ order_id: Number(id), key, approved }),
		});
		const body = await response.json();
		return response.ok
			? { redirectUrl: body.redirect_url, message: '' }
			: { redirectUrl: '', message: body.message };
	};

	const SecondStep = ({ details, onEnd }) => {
		const [isSending, setSending] = useState(false);
		const [isLost, setLost] = useState(false);
		const send = async (approved) => {
			setSending(true);
			setLost(false);
			try {
				onEnd(await answer(details, approved));
			} catch {
				setSending(false);
				setLost(true);
			}
		};
		return el(
			Dialog,
			{ title: __('Confirm your payment', 'storefront-islands'), onClose: () => send(false) },
			el(
				'p',
				null,
				__(
					'Your bank wants to know whether it is you. This is a test: no money moves.',
					'storefront-islands',
				),
			),
			isLost &&
				el(
					'p',
					{ role: 'alert' },
					__('Your bank cannot be reached. Please try again.', 'storefront-islands'),
				),
			el(
				'div',
				{ className: 'storefront-demo-dialog__buttons' },
				el(
					Button,
					{ isMain: true, disabled: isSending, onClick: () => send(true) },
					__('Confirm payment', 'storefront-islands'),
				),
				el(
					Button,
					{ disabled: isSending, onClick: () => send(false) },
					__('Cancel', 'storefront-islands'),
				),
			),
		);
	};

	/**
	 * Subscribes to the success and failure events of the checkout.
	 *
	 * @param {object} props Props of a payment method's content.
	 * @returns {unknown} Element to render.
	 */
	const useSecondStep = ({ eventRegistration, emitResponse }) => {
		const { onCheckoutSuccess, onCheckoutFail } = eventRegistration;
		const { responseTypes, noticeContexts } = emitResponse;
		const [step, setStep] = useState(null);

		useEffect(
			() =>
				onCheckoutSuccess(({ processingResponse }) => {
					const details = processingResponse?.paymentDetails ?? {};
					if (!details.confirm_url) {
						return true;
					}
					return new Promise((resolve) => {
						const onEnd = ({ redirectUrl, message }) => {
							setStep(null);
							resolve(
								redirectUrl
									? { type: responseTypes.SUCCESS, redirectUrl }
									: {
											type: responseTypes.ERROR,
											message:
												message || __('The payment was not confirmed.', 'storefront-islands'),
											messageContext: noticeContexts.PAYMENTS,
											retry: true,
										},
							);
						};
						setStep({ details, onEnd });
					});
				}),
			[onCheckoutSuccess, responseTypes, noticeContexts],
		);

		useEffect(
			() =>
				onCheckoutFail(({ processingResponse }) => {
					const message = processingResponse?.paymentDetails?.errorMessage;
					return message
						? { type: responseTypes.ERROR, message, messageContext: noticeContexts.PAYMENTS }
						: true;
				}),
			[onCheckoutFail, responseTypes, noticeContexts],
		);

		return step && el(SecondStep, step);
	};

	window.storefrontIslandsDemo.useSecondStep = useSecondStep;
})();
