<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * The Store API sends address texts as HTML with typographic characters: O'Brien becomes O&#8217;Brien, 3x4 becomes
 * 3&#215;4. Decoding gives other characters than the ones that were typed, and a checkout would submit those with the
 * order. Therefore the cart contains the raw text of such fields in `extensions`, under the plugin's namespace;
 * src/api/decode/address.ts and CartReader read it.
 */
final class RawAddresses {
	/** Namespace of the plugin's data in `extensions` of the cart. */
	public const EXTENSION = 'storefront-islands';

	/**
	 * Returns the plugin's data in `extensions` of a cart.
	 *
	 * @param array<string, string> $billing  Stored fields by name.
	 * @param array<string, string> $shipping Stored fields by name.
	 * @return array<string, array<string, string>> Only fields whose text cannot be decoded from the Store API's HTML, and addresses with such fields.
	 */
	public static function extension( array $billing, array $shipping ): array {
		return array_filter(
			array(
				'raw_billing_address'  => self::changed_by_html( $billing ),
				'raw_shipping_address' => self::changed_by_html( $shipping ),
			)
		);
	}

	/**
	 * Returns the text that a form shows for a stored one. Stored texts have passed wp_kses(), which encodes & and <:
	 * "Smith &amp; Sons" is stored if "Smith & Sons" was typed. A text that would be stored differently when it is sent
	 * again, such as "&amp;" in an address that was saved without wp_kses(), is returned unchanged.
	 */
	public static function text( string $stored ): string {
		$text = PlainText::decode( $stored );
		return wp_kses( $text, array() ) === $stored ? $text : $stored;
	}

	/**
	 * Returns the fields whose text differs from what a client decodes from their HTML.
	 *
	 * @param array<string, string> $stored Stored fields by name.
	 * @return array<string, string>
	 */
	private static function changed_by_html( array $stored ): array {
		$raw = array();
		foreach ( $stored as $field => $value ) {
			$text = self::text( $value );
			// Same steps as in WooCommerce's HTML formatter.
			$html = wp_kses_post( trim( convert_chars( wptexturize( $value ) ) ) );
			if ( PlainText::decode( $html ) !== $text ) {
				$raw[ $field ] = $text;
			}
		}
		return $raw;
	}
}
