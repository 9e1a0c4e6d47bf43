<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Data of payment methods, identical for all visitors: the setting paymentMethodData for their scripts
 * (docs/behaviour.md#site-settings), and their icons.
 */
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

	/** @return array<string, array<string, mixed>> Data by payment method. */
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
