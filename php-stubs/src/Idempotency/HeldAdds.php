<?php
/**
 * What a page sends that is left before its script could add.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Reads adds out of a POST to any page: JSON as plain text, which is what browsers still send when the page is gone. Each has its
 * Idempotency-Key and the fields of the product's form, and becomes what the form's island would ask of POST cart/add-item.
 */
final class HeldAdds {
	/** The one member of the body. src/site/held-adds writes it. */
	private const MEMBER = 'storefront-islands-adds';

	/** As many as a batch of the Store API. */
	private const MOST = 25;

	/** Fields that say the same as the request itself. */
	private const OWN_FIELDS = array( 'add-to-cart', 'product_id', 'variation_id', 'quantity' );

	private const ATTRIBUTE = 'attribute_';

	/**
	 * Those of the request that is being answered.
	 *
	 * @return list<array{key: string, ask: array<string, mixed>}>
	 */
	public static function of_this_request(): array {
		return self::find(
			$_SERVER,
			static function (): string {
				return (string) file_get_contents( 'php://input' );
			}
		);
	}

	/**
	 * The adds of a request, in their order.
	 *
	 * @param array<array-key, mixed> $server The server's variables.
	 * @param callable(): string      $body   Reads the request's body.
	 * @return list<array{key: string, ask: array<string, mixed>}>
	 */
	public static function find( array $server, callable $body ): array {
		$is_sent = 'POST' === ( $server['REQUEST_METHOD'] ?? '' ) && 0 === strpos( self::text( $server['CONTENT_TYPE'] ?? '' ), 'text/plain' );
		if ( ! $is_sent || ! self::is_own_page( $server ) ) {
			return array();
		}
		$sent  = json_decode( $body(), true );
		$found = array();
		foreach ( is_array( $sent ) && is_array( $sent[ self::MEMBER ] ?? null ) ? $sent[ self::MEMBER ] : array() as $add ) {
			$key    = is_array( $add ) ? self::text( $add['key'] ?? '' ) : '';
			$fields = is_array( $add ) && is_array( $add['fields'] ?? null ) ? self::fields( $add['fields'] ) : array();
			if ( '' !== $key ) {
				$found = array_merge( $found, self::of_form( $key, $fields ) );
			}
		}
		return array_slice( $found, 0, self::MOST );
	}

	/**
	 * Whether a page of this site sends it. Adding needs no nonce, as in WooCommerce's own forms: they stand in pages that are cached
	 * for everybody. But no other site has a reason to.
	 *
	 * @param array<array-key, mixed> $server The server's variables.
	 */
	private static function is_own_page( array $server ): bool {
		if ( 'same-origin' === ( $server['HTTP_SEC_FETCH_SITE'] ?? '' ) ) {
			return true;
		}
		$origin = wp_parse_url( self::text( $server['HTTP_ORIGIN'] ?? '' ), PHP_URL_HOST );
		return is_string( $origin ) && wp_parse_url( home_url(), PHP_URL_HOST ) === $origin;
	}

	/**
	 * Names and values, of what should be a list of pairs.
	 *
	 * @param array<array-key, mixed> $pairs The pairs.
	 * @return array<string, list<string>> Name to its values.
	 */
	private static function fields( array $pairs ): array {
		$fields = array();
		foreach ( $pairs as $pair ) {
			if ( is_array( $pair ) && is_string( $pair[0] ?? null ) && is_string( $pair[1] ?? null ) ) {
				$fields[ $pair[0] ][] = $pair[1];
			}
		}
		return $fields;
	}

	/**
	 * What a form asks for: one product, or so many of each product of a group.
	 *
	 * @param string                      $key    The form's key.
	 * @param array<string, list<string>> $fields The form's fields.
	 * @return list<array{key: string, ask: array<string, mixed>}>
	 */
	private static function of_form( string $key, array $fields ): array {
		$asked = array();
		foreach ( $fields as $name => $values ) {
			$quantity = self::number( $values[0] );
			if ( 1 === preg_match( '/^quantity\[(\d+)\]$/', (string) $name, $group ) && $quantity > 0 ) {
				$asked[] = array(
					'key' => "$key-$group[1]",
					'ask' => array(
						'id'       => (int) $group[1],
						'quantity' => $quantity,
					),
				);
			}
		}
		$is_group = array() !== preg_grep( '/^quantity\[/', array_map( 'strval', array_keys( $fields ) ) );
		return $is_group ? $asked : array(
			array(
				'key' => $key,
				'ask' => self::of_product( $fields ),
			),
		);
	}

	/**
	 * What the form of one product asks for: as src/islands/add-to-cart/form-data.ts reads it, byte for byte, or the island's own request
	 * would count as another one under the same key.
	 *
	 * @param array<string, list<string>> $fields The form's fields.
	 * @return array<string, mixed>
	 */
	private static function of_product( array $fields ): array {
		$extra     = array();
		$variation = array();
		foreach ( $fields as $name => $values ) {
			$name = (string) $name;
			if ( 0 === strpos( $name, self::ATTRIBUTE ) ) {
				foreach ( $values as $value ) {
					$variation[] = array(
						'attribute' => substr( $name, strlen( self::ATTRIBUTE ) ),
						'value'     => $value,
					);
				}
			} elseif ( ! in_array( $name, self::OWN_FIELDS, true ) ) {
				$is_list = '[]' === substr( $name, -2 );
				$extra[ $is_list ? substr( $name, 0, -2 ) : $name ] = $is_list ? $values : end( $values );
			}
		}
		$ask = array(
			'id'       => self::number( $fields['add-to-cart'][0] ?? '' ),
			'quantity' => max( 1, self::number( $fields['quantity'][0] ?? '1' ) ),
		);
		return array_merge( $extra, $ask, array() === $variation ? array() : array( 'variation' => $variation ) );
	}

	/**
	 * A whole number as it is typed, 0 for anything else.
	 *
	 * @param string $typed What was typed.
	 */
	private static function number( string $typed ): int {
		return 1 === preg_match( '/^\d{1,9}$/', trim( $typed ) ) ? (int) trim( $typed ) : 0;
	}

	/**
	 * A text, empty where it is none.
	 *
	 * @param mixed $value Of the request.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}
}
