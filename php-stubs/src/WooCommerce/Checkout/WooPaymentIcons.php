<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Icons of the payment methods that are available for the visitor's cart: those that a method gives to WooCommerce's
 * blocks, otherwise the images of its classic icon.
 */
final class WooPaymentIcons {
	/** WooCommerce's own icons, which payment methods name by their id; relative to its folder. */
	private const FOLDER = 'assets/images/payment-methods/';

	/** Matches the id of an icon. */
	private const ID = '/^[a-z0-9-]+$/D';

	/**
	 * Returns the icons, each URL once.
	 *
	 * @return list<array{src: string, alt: string}>
	 */
	public static function all(): array {
		$data  = new JsonReader( WooPaymentMethodData::all() );
		$icons = array();
		foreach ( WC()->payment_gateways()->get_available_payment_gateways() as $id => $gateway ) {
			$found = self::of_blocks( $data->object( (string) $id ) );
			foreach ( array() === $found ? self::images( (string) $gateway->get_icon(), $gateway->get_title() ) : $found as $icon ) {
				$icons += array( $icon['src'] => $icon );
			}
		}
		return array_values( $icons );
	}

	/**
	 * Returns the icons in a payment method's data: ids of WooCommerce's own, or objects with src and alt.
	 *
	 * @return list<array{src: string, alt: string}>
	 */
	private static function of_blocks( JsonReader $data ): array {
		$icons = array();
		$given = $data->object( 'icons' );
		foreach ( $given->keys() as $key ) {
			$icon = $given->object( $key );
			$id   = $given->string( $key );
			$src  = '' === $id ? $icon->url( 'src' ) : self::url_of( $id );
			if ( '' !== $src ) {
				$icons[] = array(
					'src' => $src,
					'alt' => '' === $id ? $icon->text( 'alt' ) : ucfirst( $id ),
				);
			}
		}
		return $icons;
	}

	/** Returns the URL of one of WooCommerce's own icons; empty if it has none of that id. */
	private static function url_of( string $id ): string {
		$file = self::FOLDER . $id . '.svg';
		return 1 === preg_match( self::ID, $id ) && is_file( WC()->plugin_path() . '/' . $file ) ? plugins_url( $file, WC_PLUGIN_FILE ) : '';
	}

	/**
	 * Returns the images in the HTML of a classic icon.
	 *
	 * @param string $html  HTML of the icon.
	 * @param string $title Title of the payment method, for images without a text.
	 * @return list<array{src: string, alt: string}>
	 */
	private static function images( string $html, string $title ): array {
		$icons = array();
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$src = $tags->get_attribute( 'src' );
			$alt = $tags->get_attribute( 'alt' );
			if ( is_string( $src ) && '' !== esc_url_raw( $src ) ) {
				$icons[] = array(
					'src' => esc_url_raw( $src ),
					'alt' => is_string( $alt ) && '' !== $alt ? $alt : wp_strip_all_tags( $title ),
				);
			}
		}
		return $icons;
	}
}
