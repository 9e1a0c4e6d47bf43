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
	 * Returns the icons of the payment methods that have one.
	 *
	 * @return list<array{src: string, alt: string}>
	 */
	public static function icons( ShopSettings $settings ): array {
		// Files are named by the id of their payment method.
		$folder = dirname( __DIR__, 2 ) . '/assets/payment/';
		$icons  = array();
		foreach ( $settings->payment_methods() as $method ) {
			$file = $folder . sanitize_file_name( $method->text( 'id' ) ) . '.svg';
			if ( is_file( $file ) ) {
				$icons[] = array(
					'src' => plugins_url( basename( $file ), $file ),
					'alt' => $method->text( 'title' ),
				);
			}
		}
		return $icons;
	}

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
