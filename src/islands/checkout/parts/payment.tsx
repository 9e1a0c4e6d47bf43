import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PaymentModel, PaymentOption } from '../model/payment';
import { PaymentOptionRow } from './payment-option';
import { Step } from './step';

interface PaymentProps {
	readonly payment: PaymentModel;
	readonly onChoose: (value: string) => void;
	/** Renders the method's own label; the option's text if it has not registered yet. */
	readonly renderLabel: (option: PaymentOption) => ReactNode;
	readonly renderContent: (option: PaymentOption) => ReactNode;
	readonly notices: ReactNode;
	/** Shown below the options to the shop's managers. */
	readonly children: ReactNode;
}

/** Payment methods, saved tokens first. Reserves their space until they have registered. */
export const Payment = (props: PaymentProps) => {
	const { options, chosen, isPending } = props.payment;
	return (
		<Step
			id="payment-method"
			title={__('Payment options', 'storefront-islands')}
			notices={props.notices}
		>
			{options.length === 0 && !isPending ? (
				<p className="storefront-payment__none wc-block-components-notice-banner">
					{__(
						'There are no payment methods available for this order. Please contact us if you need help placing it.',
						'storefront-islands',
					)}
				</p>
			) : (
				<div className="storefront-payment wc-block-components-radio-control" aria-busy={isPending}>
					{options.map((option) => (
						<PaymentOptionRow
							key={option.value}
							option={option}
							isChosen={option.value === chosen}
							onChoose={props.onChoose}
							label={props.renderLabel(option)}
						>
							{props.renderContent(option)}
						</PaymentOptionRow>
					))}
				</div>
			)}
			{props.children}
		</Step>
	);
};
