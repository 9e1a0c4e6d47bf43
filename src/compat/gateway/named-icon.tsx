/** WooCommerce's own images of payment methods, for icons that a gateway gives by name only. */
import { createElement, Fragment } from '@wordpress/element';
import { wcSettings } from '../wc/settings';

/** Names with their texts. */
const TEXTS: ReadonlyMap<string, string> = new Map([
	['alipay', 'Alipay'],
	['amex', 'American Express'],
	['bancontact', 'Bancontact'],
	['diners', 'Diners Club'],
	['discover', 'Discover'],
	['eps', 'EPS'],
	['giropay', 'Giropay'],
	['ideal', 'iDeal'],
	['jcb', 'JCB'],
	['laser', 'Laser'],
	['maestro', 'Maestro'],
	['mastercard', 'Mastercard'],
	['multibanco', 'Multibanco'],
	['p24', 'Przelewy24'],
	['sepa', 'Sepa'],
	['sofort', 'Sofort'],
	['unionpay', 'Union Pay'],
	['visa', 'Visa'],
	['wechat', 'WeChat'],
]);

interface NamedIconProps {
	readonly name: string;
}

/** Draws nothing for another name, or in a shop that does not say where WooCommerce's images are. */
const NamedIcon = ({ name }: NamedIconProps) => {
	const folder = wcSettings.WC_ASSET_URL;
	const text = TEXTS.get(name);
	return (
		<Fragment>
			{text !== undefined && typeof folder === 'string' && folder !== '' && (
				<img
					className={`wc-block-components-payment-method-icon wc-block-components-payment-method-icon--${name}`}
					src={`${folder}images/payment-methods/${name}.svg`}
					alt={text}
				/>
			)}
		</Fragment>
	);
};

export default NamedIcon;
