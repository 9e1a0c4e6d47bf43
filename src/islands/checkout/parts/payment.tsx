import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PaymentModel, PaymentOption } from '../model/payment';
import { PaymentOptionRow } from './payment-option';
import { Step } from './step';

interface PaymentProps {
	readonly payment: PaymentModel;
	readonly onChoose: (value: string) => void;
	/** What the method itself draws; until it has registered the option's text, and nothing. */
	readonly renderLabel: (option: PaymentOption) => ReactNode;
	readonly renderContent: (option: PaymentOption) => ReactNode;
	readonly notices: ReactNode;
	/** Below the options, for those who run the shop. */
	readonly children: ReactNode;
}

/** How to pay: one way of several, saved cards above new ones. Before methods have spoken it keeps their place. */
export const Payment = (props: PaymentProps) => {
	const { options, chosen, isAsking } = props.payment;
	return (
		<Step
			id="payment-method"
			title={__('Payment options', 'storefront-islands')}
			notices={props.notices}
		>
			{options.length === 0 && !isAsking ? (
				<p className="storefront-payment__none wc-block-components-notice-banner">
					{__(
						'There are no payment methods available for this order. Please contact us if you need help placing it.',
						'storefront-islands',
					)}
				</p>
			) : (
				<div className="storefront-payment wc-block-components-radio-control" aria-busy={isAsking}>
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
