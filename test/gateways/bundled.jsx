/**
 * Payment method whose elements come from a React other than the page's (support/test-gateways.mjs bundles it): the card
 * number that it asks for becomes payment data. METHOD and HAS_HOOKS are replaced by the bundler.
 */
import { Component, useEffect, useState } from 'react';

const Field = ({ label, value, onChange }) => (
	<label>
		{label}
		<input value={value} onChange={(event) => onChange(event.target.value)} />
	</label>
);

const paymentData = ({ responseTypes }, number) => ({
	type: responseTypes.SUCCESS,
	meta: { paymentMethodData: { [`${METHOD}-number`]: number } },
});

/** With hooks of `react`, which work if that is the page's. */
const CardWithHooks = ({ eventRegistration, emitResponse }) => {
	const [number, setNumber] = useState('');
	const { onPaymentSetup } = eventRegistration;
	useEffect(
		() => onPaymentSetup(() => paymentData(emitResponse, number)),
		[onPaymentSetup, emitResponse, number],
	);
	return <Field label={`Number of ${METHOD}`} value={number} onChange={setNumber} />;
};

/** Without hooks, as a React of the plugin's own has no access to those of the page's. */
class Card extends Component {
	constructor(props) {
		super(props);
		this.state = { number: '' };
	}

	componentDidMount() {
		const { eventRegistration, emitResponse } = this.props;
		this.forget = eventRegistration.onPaymentSetup(() =>
			paymentData(emitResponse, this.state.number),
		);
	}

	componentWillUnmount() {
		this.forget();
	}

	render() {
		return (
			<>
				{['first', 'second'].map((line) => (
					<p key={line}>{`${METHOD}, ${line} line`}</p>
				))}
				<Field
					label={`Number of ${METHOD}`}
					value={this.state.number}
					onChange={(number) => this.setState({ number })}
				/>
			</>
		);
	}
}

const Label = ({ components: { PaymentMethodLabel } }) => <PaymentMethodLabel text={METHOD} />;

const content = HAS_HOOKS ? <CardWithHooks /> : <Card />;

window.wc.wcBlocksRegistry.registerPaymentMethod({
	name: METHOD,
	label: <Label />,
	ariaLabel: METHOD,
	content,
	edit: content,
	canMakePayment: () => true,
	supports: { features: ['products'] },
});
