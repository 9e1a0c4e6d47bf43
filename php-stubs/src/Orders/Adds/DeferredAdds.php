<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Adds;

use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Support\Http\OwnPage;
use StorefrontIslands\Support\Http\RequestBody;

defined( 'ABSPATH' ) || exit;

/**
 * Reads held adds out of a POST to any page: requests to add to the cart from forms that were submitted before their
 * island was hydrated. They are sent as JSON, while a page unloads in a text/plain body, which browsers still send then. Each has its Idempotency-Key and the fields of the product's form, and is converted to the body
 * that the form's island would send to POST cart/add-item.
 */
final class DeferredAdds {
	/** Only member of the body; written by src/site/held-adds. */
	private const MEMBER = 'storefront-islands-adds';

	/** Maximum number of adds, the same as in a batch of the Store API. */
	private const MAX = 25;

	/** Maximum length of the body in bytes: browsers send no longer one while a page unloads. */
	private const MAX_LENGTH = 65536;

	/** Form fields that the request itself already contains. */
	private const OWN_FIELDS = array( 'add-to-cart', 'product_id', 'quantity' );

	private const ATTRIBUTE = 'attribute_';

	/** Quantity of one product of a group. */
	private const OF_MEMBER = '/^quantity\[(\d+)\]$/';

	/**
	 * Returns the adds of the current request.
	 *
	 * @return list<array{key: string, params: array<string, mixed>}>
	 */
	public static function of_this_request(): array {
		return self::find( $_SERVER, RequestBody::reader( self::MAX_LENGTH ) );
	}

	/**
	 * Returns the adds of a request, in their order.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param callable(): string      $body   Reads the request's body.
	 * @return list<array{key: string, params: array<string, mixed>}>
	 */
	public static function find( array $server, callable $body ): array {
		$is_sent = 'POST' === ( $server['REQUEST_METHOD'] ?? '' ) && 1 === preg_match( '#^(text/plain|application/json)\b#', self::text( $server['CONTENT_TYPE'] ?? '' ) );
		if ( ! $is_sent || ! OwnPage::sends( $server ) ) {
			return array();
		}
		$sent  = json_decode( $body(), true );
		$adds  = is_array( $sent ) && is_array( $sent[ self::MEMBER ] ?? null ) ? $sent[ self::MEMBER ] : array();
		$found = array();
		foreach ( array_slice( $adds, 0, self::MAX ) as $add ) {
			$key    = is_array( $add ) ? self::text( $add['key'] ?? '' ) : '';
			$fields = is_array( $add ) && is_array( $add['fields'] ?? null ) ? self::fields( $add['fields'] ) : array();
			if ( '' !== $key ) {
				$found = array_merge( $found, self::of_form( $key, $fields ) );
			}
		}
		return array_slice( $found, 0, self::MAX );
	}

	/**
	 * Collects the values of a list of name-value pairs by name.
	 *
	 * @param array<array-key, mixed> $pairs The pairs, unvalidated.
	 * @return array<string, list<string>> Values by name.
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
	 * Returns the requests of a form: one product, or each product of a grouped product with its quantity.
	 *
	 * @param array<string, list<string>> $fields Fields of the form.
	 * @return list<array{key: string, params: array<string, mixed>}>
	 */
	private static function of_form( string $key, array $fields ): array {
		$members = array_filter( array_map( 'strval', array_keys( $fields ) ), static fn( string $name ): bool => 1 === preg_match( self::OF_MEMBER, $name ) );
		if ( array() === $members ) {
			return array(
				array(
					'key' => $key,
					'params' => self::of_product( $fields ),
				),
			);
		}
		$asked = array();
		foreach ( $members as $name ) {
			$quantity = self::number( $fields[ $name ][0] );
			$id       = (int) preg_replace( self::OF_MEMBER, '$1', $name );
			if ( $quantity > 0 ) {
				$asked[] = array(
					'key' => "$key-$id",
					'params' => array_replace( self::extra( $fields ), compact( 'id', 'quantity' ) ),
				);
			}
		}
		return $asked;
	}

	/**
	 * Returns the request body of a single product's form. It must equal the body that
	 * src/islands/add-to-cart/enhance.ts builds, otherwise the island's own request would be refused as a different
	 * one with the same key.
	 *
	 * @param array<string, list<string>> $fields Fields of the form.
	 * @return array<string, mixed>
	 */
	private static function of_product( array $fields ): array {
		$variation = array();
		foreach ( $fields as $name => $values ) {
			foreach ( 0 === strpos( (string) $name, self::ATTRIBUTE ) ? $values : array() as $value ) {
				$variation[] = array(
					'attribute' => $name,
					'value'     => $value,
				);
			}
		}
		$quantity = self::number( $fields['quantity'][0] ?? '' );
		$params   = array(
			'id'       => (int) self::number( $fields['add-to-cart'][0] ?? '' ),
			'quantity' => $quantity > 0 ? $quantity : 1,
		);
		return array_replace( self::extra( $fields ), $params, array() === $variation ? array() : array( 'variation' => $variation ) );
	}

	/**
	 * Returns the fields of plugins.
	 *
	 * @param array<string, list<string>> $fields Fields of the form.
	 * @return array<string, string|list<string>>
	 */
	private static function extra( array $fields ): array {
		$extra = array();
		foreach ( $fields as $name => $values ) {
			$name   = (string) $name;
			$is_own = in_array( $name, self::OWN_FIELDS, true ) || 0 === strpos( $name, self::ATTRIBUTE ) || 1 === preg_match( self::OF_MEMBER, $name );
			if ( ! $is_own && array( 'variation_id', array( '' ) ) !== array( $name, $values ) ) {
				$extra[ (string) preg_replace( '/\[\]$/', '', $name ) ] = false === strpos( $name, '[]' ) ? (string) end( $values ) : $values;
			}
		}
		return $extra;
	}

	/**
	 * Parses a quantity, as JSON has it: 1.5 or 2; 0 for anything else.
	 *
	 * @param string $typed Value of the form's field.
	 * @return int|float
	 */
	private static function number( string $typed ) {
		$number = Quantity::parse( $typed ) ?? 0.0;
		return floor( $number ) === $number ? (int) $number : $number;
	}

	/**
	 * Returns a string, trimmed; empty if the value is not a string.
	 *
	 * @param mixed $value Value of the request.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}
}
