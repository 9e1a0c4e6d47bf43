<?php
/**
 * Provides the data for the scripts of payment methods.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/** The setting paymentMethodData (docs/behaviour.md#site-settings), identical for all visitors. */
final class PaymentMethodData {
	/**
	 * Returns the data by payment method.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( ShopSettings $settings ): array {
		$data = array();
		foreach ( $settings->payment_methods() as $method ) {
			$data[ $method->text( 'id' ) ] = array(
				'title'       => $method->text( 'title' ),
				'description' => $method->text( 'description' ),
				'supports'    => array( 'products' ),
			) + ( $method->has( 'shipping_only' ) ? array( 'enableForVirtual' => ! $method->flag( 'shipping_only' ) ) : array() );
		}
		return $data;
	}
}
