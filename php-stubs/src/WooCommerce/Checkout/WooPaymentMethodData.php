<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * The setting paymentMethodData: what WooCommerce prints for its blocks. Payment methods are asked when the setting is
 * printed only, as some of them work for it.
 */
final class WooPaymentMethodData implements \JsonSerializable {
	public function jsonSerialize(): object {
		return (object) self::all();
	}

	/**
	 * Returns the data by method.
	 *
	 * @return array<mixed>
	 */
	public static function all(): array {
		/**
		 * WooCommerce's container creates the requested object.
		 *
		 * @var PaymentMethodRegistry $registry
		 */
		$registry = Package::container()->get( PaymentMethodRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
		return WooGatewayTexts::applied( (array) ( $registry->get_all_registered_script_data()['paymentMethodData'] ?? array() ) );
	}
}
